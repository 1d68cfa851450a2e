import { describe, expect, it } from '@jest/globals';
import { PositionTranslation } from './position-translation.ts';

const EVENTS = [
  [3n, 131n],
  [4n, 262n],
  [9n, 655n],
] as const;

describe('translating positions', () => {
  it.each([
    ['of an event', 4n, 262n],
    ['of the last event', 9n, 655n],
    ['between two events', 7n, 262n],
    ['before the first event', 2n, 0n],
    ['of the beginning', 0n, 0n],
    ['after the last event', 12n, 655n],
  ])('finds the one %s', (_what, from, to) => {
    const translation = new PositionTranslation([9n, from, 3n, from]);
    for (const [source, copy] of EVENTS) translation.note(source, copy);
    expect(new Map(translation.pairs())).toEqual(
      new Map([
        [9n, 655n],
        [3n, 131n],
        [from, to],
      ]),
    );
  });

  it('translates to the beginning of an empty log', () => {
    expect(new PositionTranslation([5n]).pairs()).toEqual([[5n, 0n]]);
  });
});
