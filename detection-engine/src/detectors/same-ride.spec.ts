import { describe, expect, it } from '@jest/globals';
import {
  type KnownRide,
  type KnownRides,
  deletedAmong,
  recognizeRides,
  rideDifference,
  sameRide,
} from './same-ride.ts';

const stretch = (startTime: number, endTime: number) => ({ startTime, endTime });
const ride = (id: number, startTime: number, endTime: number): KnownRide => ({ id, startTime, endTime });
const none: KnownRides = { rides: [], deleted: [], marks: [] };

describe('sameRide', () => {
  it.each([
    ['half of the shorter one shared', stretch(0, 10), stretch(5, 60), true],
    ['less than half of it', stretch(0, 10), stretch(6, 60), false],
    ['one within the other', stretch(0, 60), stretch(20, 23), true],
    ['only an end shared', stretch(0, 10), stretch(10, 20), false],
    ['a single moment and itself', stretch(7, 7), stretch(7, 7), true],
    ['a single moment within a ride', stretch(7, 7), stretch(0, 10), true],
    ['a single moment outside of it', stretch(17, 17), stretch(0, 10), false],
  ])('%s', (_, one, other, expected) => {
    expect(sameRide(one, other)).toBe(expected);
    expect(sameRide(other, one)).toBe(expected);
  });
});

describe('recognizeRides', () => {
  const idsOf = (found: readonly ReturnType<typeof stretch>[], known: Partial<KnownRides>) =>
    recognizeRides(found, { ...none, ...known }).map(({ id }) => id);

  it('keeps ids one to one, the largest overlap first', () => {
    const rides = [ride(1, 0, 10), ride(2, 12, 40)];
    expect(idsOf([stretch(0, 40)], { rides })).toEqual([2]);
    expect(idsOf([stretch(0, 5), stretch(5, 10), stretch(50, 60)], { rides })).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  it('drops deleted rides unless a missed_ride mark restores them', () => {
    const known = { rides: [ride(1, 0, 10)], deleted: [ride(2, 20, 30)] };
    const found = [stretch(0, 10), stretch(20, 30)];
    expect(idsOf(found, known)).toEqual([1]);
    expect(deletedAmong(found, { ...known, marks: [] })).toEqual([{ found: found[1], id: 2 }]);
    const marks = [{ kind: 'missed_ride' as const, ...stretch(22, 40) }];
    expect(idsOf(found, { ...known, marks })).toEqual([1, 2]);
    expect(deletedAmong(found, { ...known, marks })).toEqual([]);
  });

  it('keeps a deleted ride that a mark restored before', () => {
    const known = {
      rides: [ride(2, 20, 30)],
      deleted: [ride(2, 20, 30)],
      marks: [{ kind: 'missed_ride' as const, ...stretch(20, 30) }],
    };
    expect(idsOf([stretch(20, 30)], known)).toEqual([2]);
  });

  it('counts gained, lost, changed and kept rides', () => {
    const before = [ride(1, 0, 10), ride(2, 20, 30), ride(3, 40, 50)];
    const after = [
      { id: 1, found: stretch(0, 10) },
      { id: 2, found: stretch(20, 32) },
      { id: undefined, found: stretch(70, 80) },
      { id: 9, found: stretch(90, 95) },
    ];
    expect(rideDifference(before, after)).toEqual({ kept: 1, changed: 1, gained: 2, lost: 1 });
  });
});
