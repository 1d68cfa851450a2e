import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { anchorsText } from '../events/anchors.ts';
import type { GoalsSet } from '../events/goal-events.ts';
import type { SpotEvent } from '../events/spot-events.ts';
import { goals } from '../goals.aggregate.ts';
import { spots } from '../spots.aggregate.ts';
import { findSpots } from './find-spots.decision.ts';
import { mergeSpots } from './merge-spots.decision.ts';
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
    const named: SpotEvent = { type: 'SpotNamed', data: { spotId: 1, name: 'Linda Mar' } };
    const none: SpotEvent = { type: 'SpotNamed', data: { spotId: 1, name: '' } };
    expect(given(spots, found(1, here)).when(nameSpot, named.data)).toEqual([named]);
    expect(given(spots, found(1, here), named).when(nameSpot, named.data)).toEqual([]);
    expect(given(spots, found(1, here), named).when(nameSpot, none.data)).toEqual([none]);
    expect(fold(spots, [found(1, here), named, none]).spots).toMatchObject([{ name: null }]);
  });

  it('refuses a missing and a merged spot', () => {
    const name = { spotId: 2, name: 'Linda Mar' };
    expect(() => given(spots, found(1, here)).when(nameSpot, name)).toThrow('Spot not found');
    const both = [found(1, here), found(2, there), merged(2, 1)];
    expect(() => given(spots, ...both).when(nameSpot, name)).toThrow('Spot not found');
  });
});

describe('merging spots', () => {
  const both = [found(1, here), found(2, there), found(3, beside)];

  it('leaves one of them, also for spots that were merged before', () => {
    expect(given(spots, ...both).when(mergeSpots, { spotId: 2, into: 1 })).toEqual([merged(2, 1)]);
    const { merged: now, spots: left, areas } = fold(spots, [...both, merged(3, 2), merged(2, 1)]);
    expect(now).toEqual({ 2: 1, 3: 1 });
    expect(left.map(({ spotId }) => spotId)).toEqual([1]);
    expect(areas).toHaveLength(3);
  });

  it('refuses a spot and itself, and one that is missing', () => {
    const merge = (spotId: number, into: number) => () =>
      given(spots, ...both, merged(3, 1)).when(mergeSpots, { spotId, into });
    expect(merge(1, 1)).toThrow('cannot be merged into itself');
    expect(merge(1, 3)).toThrow('Spot not found');
    expect(merge(9, 1)).toThrow('Spot not found');
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
