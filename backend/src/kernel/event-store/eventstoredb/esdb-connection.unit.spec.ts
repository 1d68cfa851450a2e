import { describe, expect, it } from '@jest/globals';
import { credentialsOf } from './esdb-connection.ts';

describe('credentialsOf', () => {
  it.each([
    ['esdb://anna:s%40lt@node:2113', { username: 'anna', password: 's@lt' }],
    ['esdb+discover://anna:secret@cluster:2113?tls=true', { username: 'anna', password: 'secret' }],
    ['esdb://anna:secret@one:2113,two:2113', { username: 'anna', password: 'secret' }],
    ['esdb://node:2113?tls=true', undefined],
  ])('parses %s', (url, credentials) => {
    expect(credentialsOf(url)).toEqual(credentials);
  });

  it('returns some credentials without TLS', () => {
    expect(credentialsOf('esdb://127.0.0.1:2113?tls=false')).toBeDefined();
  });
});
