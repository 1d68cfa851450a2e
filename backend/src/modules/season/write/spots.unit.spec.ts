import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { anchorsText } from '../events/anchors.ts';
import type { GoalsSet } from '../events/goal-events.ts';
import type { SpotEvent } from '../events/spot-events.ts';
import { goals } from '../goals.aggregate.ts';
import { spots, wholeSpots } from '../spots.aggregate.ts';
import { findSpots } from './find-spots.decision.ts';
import { mergeSpots, separateSpot } from './merge-spots.decision.ts';
import { nameSpot } from './name-spot.decision.ts';
import { setGoals } from './set-goals.decision.ts';

const here = { latitude: 37.594, longitude: -122.505 };
const beside = { ...here, latitude: 37.5952 };
const there = { latitude: 49.1, longitude: -125.9 };
const found = (spotId: number, ...anchors: readonly (typeof here)[]): SpotEvent => ({
  type: 'SpotFound',
  data: { spotId, anchors: anchorsText(anchors), place: 'Pacifica, California' },
});
const merged = (spotId: number, into: number): SpotEvent => ({
  type: 'SpotsMerged',
  data: { spotId, into },
});
const separated = (spotId: number): SpotEvent => ({ type: 'SpotSeparated', data: { spotId } });
const named = (spotId: number, name: string): SpotEvent => ({ type: 'SpotNamed', data: { spotId, name } });

describe('finding spots', () => {
  const spot = { spotId: 1, anchors: [here], place: 'Pacifica, California' };

  it('records new spots, and further anchors of known ones', () => {
    expect(given(spots).when(findSpots, { found: [spot], extended: [] })).toEqual([found(1, here)]);
    const extended = [{ spotId: 1, anchors: [beside] }];
    expect(given(spots, found(1, here)).when(findSpots, { found: [], extended })).toEqual([
      { type: 'SpotExtended', data: { spotId: 1, anchors: anchorsText([beside]) } },
    ]);
  });

  it('records nothing that was found meanwhile', () => {
    const known = given(spots, found(1, here, beside));
    const again = { found: [{ ...spot, spotId: 2 }], extended: [{ spotId: 1, anchors: [beside] }] };
    expect(known.when(findSpots, again)).toEqual([]);
  });
});

describe('naming a spot', () => {
  it('records another name, and an empty one for the name of its place', () => {
    const [chosen, none] = [
      { spotId: 1, name: 'Linda Mar' },
      { spotId: 1, name: '' },
    ];
    const renamed = given(spots, found(1, here), named(1, 'Linda Mar'));
    expect(given(spots, found(1, here)).when(nameSpot, chosen)).toEqual([named(1, 'Linda Mar')]);
    expect(renamed.when(nameSpot, chosen)).toEqual([]);
    expect(renamed.when(nameSpot, none)).toEqual([named(1, '')]);
    const events = [found(1, here), named(1, 'Linda Mar'), named(1, '')];
    expect(fold(spots, events).spots).toMatchObject([{ name: null }]);
  });

  it('refuses a missing and a merged spot', () => {
    const name = { spotId: 2, name: 'Linda Mar' };
    expect(() => given(spots, found(1, here)).when(nameSpot, name)).toThrow('Spot not found');
    const one = [found(1, here), found(2, there), merged(2, 1)];
    expect(() => given(spots, ...one).when(nameSpot, name)).toThrow('Spot not found');
  });
});

const both = [found(1, here), found(2, there), found(3, beside)];
/** The spots that 1, 2 and 3 belong to after these events. */
const wholes = (...events: SpotEvent[]) => [1, 2, 3].map(wholeSpots(fold(spots, events).spots));

describe('merging spots', () => {
  it('leaves one of them, also for spots that were merged before', () => {
    expect(given(spots, ...both).when(mergeSpots, { spotId: 2, into: 1 })).toEqual([merged(2, 1)]);
    expect(wholes(...both, merged(3, 2), merged(2, 1))).toEqual([1, 1, 1]);
  });

  it('refuses a spot and itself, and one that is missing', () => {
    const merge = (spotId: number, into: number) => () =>
      given(spots, ...both, merged(3, 1)).when(mergeSpots, { spotId, into });
    expect(merge(1, 1)).toThrow('cannot be merged into itself');
    expect(merge(1, 3)).toThrow('Spot not found');
    expect(merge(9, 1)).toThrow('Spot not found');
  });
});

describe('undoing a merge', () => {
  it('gives the spot back as it was, whatever happened to the other one', () => {
    const merge = [...both, named(2, 'The reef'), merged(2, 1)];
    const since = [named(1, 'The bay'), merged(3, 1), merged(1, 4)];
    expect(given(spots, ...merge).when(separateSpot, { spotId: 2 })).toEqual([separated(2)]);
    expect(
      fold(spots, [found(4, there), ...merge, ...since, separated(2)]).spots.map(({ spotId, name, into }) => [
        spotId,
        name,
        into,
      ]),
    ).toEqual([
      [4, null, null],
      [1, 'The bay', 4],
      [2, 'The reef', null],
      [3, null, 1],
    ]);
  });

  it('leaves with it what was merged into it before, in any order of undoing', () => {
    const chain = [...both, merged(3, 2), merged(2, 1)];
    expect(wholes(...chain, separated(2))).toEqual([1, 2, 2]);
    expect(wholes(...chain, separated(3))).toEqual([1, 1, 3]);
    expect(wholes(...chain, separated(3), separated(2))).toEqual([1, 2, 3]);
    expect(wholes(...chain, separated(2), separated(3))).toEqual([1, 2, 3]);
  });

  it('keeps take-offs that were added since at the spot where they are', () => {
    const more: SpotEvent = { type: 'SpotExtended', data: { spotId: 2, anchors: anchorsText([beside]) } };
    const { areas } = fold(spots, [found(1, here), found(2, there), merged(2, 1), more, separated(2)]);
    expect(areas).toEqual([
      { spotId: 1, anchors: [here] },
      { spotId: 2, anchors: [there, beside] },
    ]);
  });

  it('can be followed by another merge, into the same spot or back', () => {
    const apart = [...both, merged(2, 1), separated(2)];
    expect(given(spots, ...apart).when(mergeSpots, { spotId: 2, into: 1 })).toEqual([merged(2, 1)]);
    expect(given(spots, ...apart).when(mergeSpots, { spotId: 1, into: 2 })).toEqual([merged(1, 2)]);
  });

  it('records nothing for a spot on its own, and refuses a missing one', () => {
    expect(given(spots, ...both, merged(2, 1)).when(separateSpot, { spotId: 1 })).toEqual([]);
    expect(() => given(spots, ...both).when(separateSpot, { spotId: 9 })).toThrow('Spot not found');
  });
});

describe('goals of a year', () => {
  it('are recorded when they differ', () => {
    const set: GoalsSet = { type: 'GoalsSet', data: { year: 2026, sessions: 50, rides: null, hours: 100 } };
    const none = { year: 2026, sessions: null, rides: null, hours: null };
    expect(given(goals).when(setGoals, set.data)).toEqual([set]);
    expect(given(goals, set).when(setGoals, set.data)).toEqual([]);
    expect(given(goals).when(setGoals, none)).toEqual([]);
    expect(given(goals, set).when(setGoals, { ...set.data, year: 2027 })).toHaveLength(1);
  });
});
