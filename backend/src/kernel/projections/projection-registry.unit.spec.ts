import { describe, expect, it } from '@jest/globals';
import { InvalidRegistration, UnknownSubscriber } from '../checkpoints/checkpoint.ts';
import { tally } from '../../../test/support/tally.ts';
import { ProjectionRegistry } from './projection-registry.ts';

describe('ProjectionRegistry', () => {
  it('returns registered projections, by name and all', () => {
    const registry = new ProjectionRegistry();
    const [one, other] = [tally(), tally({ name: 'other' })];
    registry.register(one);
    registry.register(other);
    expect(registry.get('other')).toBe(other);
    expect(registry.all()).toEqual([one, other]);
    expect(() => registry.get('nowhere')).toThrow(UnknownSubscriber);
  });

  it('rejects a duplicate name', () => {
    const registry = new ProjectionRegistry();
    registry.register(tally());
    expect(() => registry.register(tally({ version: 2 }))).toThrow(InvalidRegistration);
  });

  it.each(['', 'Tally', 'tally-2', '2tally', 'tally; drop schema public', 'x'.repeat(53)])(
    'rejects a name that is no plain schema name: %j',
    (name) => {
      expect(() => new ProjectionRegistry().register(tally({ name }))).toThrow(InvalidRegistration);
    },
  );

  it.each([0, -1, 1.5, Number.NaN])('rejects version %p', (version) => {
    expect(() => new ProjectionRegistry().register(tally({ version }))).toThrow(InvalidRegistration);
  });
});
