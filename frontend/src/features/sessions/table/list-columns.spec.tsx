import { describe, expect, it } from '@jest/globals';
import { truncate } from './list-columns.tsx';

describe('a name in the list', () => {
  it('is truncated at the given length, never inside an emoji', () => {
    expect(truncate(`${'a'.repeat(24)}🏄🏽‍♀️ at dawn`, 25)).toBe(`${'a'.repeat(24)}…`);
    expect(truncate('a'.repeat(45), 45)).toBe('a'.repeat(45));
    expect(truncate('a'.repeat(46), 45)).toBe(`${'a'.repeat(45)}…`);
  });
});
