import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { UnknownEventVersion } from '../event-store/event-codec.errors.ts';
import { EventStoreUnavailable } from '../event-store/event-store.errors.ts';
import { SealBroken, SealingKeyMissing } from '../sealing/sealing.errors.ts';
import { CheckpointMoved } from './checkpoint.ts';
import { isTransient, isPoison } from './transient-failure.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe('a failure', () => {
  it.each([
    ['a moved checkpoint', new CheckpointMoved({ kind: 'projection', name: 'tally', slot: 'serving' })],
    ['an event store that is away', new EventStoreUnavailable(undefined)],
    ['a database that is away', new DomainError('unavailable', 'Away')],
    ['a full disk', new DomainError('storage_full', 'Full')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server shutting down', withCode('57P01')],
    ['a deadlock', withCode('40P01')],
  ])('is transient: %s', (_, error) => {
    expect(isTransient(error)).toBe(true);
    expect(isPoison(error)).toBe(false);
  });

  it.each([
    ['an event of a newer version', new UnknownEventVersion('Counted', 3, 2)],
    ['a key this process was not given', new SealingKeyMissing('facade')],
  ])('is neither transient nor poison: %s', (_, error) => {
    expect(isTransient(error)).toBe(false);
    expect(isPoison(error)).toBe(false);
  });

  it.each([
    ['a wrong statement', withCode('42703')],
    ['a violated constraint', withCode('23505')],
    ['a broken seal', new SealBroken()],
    ['a mistake in the code', new TypeError('undefined is not a function')],
  ])('is poison: %s', (_, error) => {
    expect(isPoison(error)).toBe(true);
  });
});
