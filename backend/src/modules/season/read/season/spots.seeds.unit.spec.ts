import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOfRuns } from '../../../../../../detection-engine/test/share-of-runs.ts';
import { spotGrowth } from '../../adapters/spot-growth.ts';
import { anchorsText } from '../../events/anchors.ts';
import type { SpotEvent } from '../../events/spot-events.ts';
import { type Spots, spots } from '../../spots.aggregate.ts';
import {
  countedOf,
  drawnEdit,
  drawnSession,
  edit,
  type Plain,
  PLACES,
  sum,
  thatCount,
  uploaded,
} from '../../../../../test/support/plain-sessions.ts';
import { assignedSessions, cellsOf, personSeason, spotName } from './person-season.ts';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_126) });
const numRuns = shareOfRuns(400);

const drawnStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ step: fc.constant('upload' as const), session: drawnSession }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('edit' as const), change: drawnEdit }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('read' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constantFrom('merge' as const, 'separate' as const, 'name' as const),
      one: fc.nat(),
      other: fc.nat(),
    }),
  },
);

/** The spots of places by the rule: all rides of a place are within reach of each other, and no others are. */
class PlainSpots {
  readonly byPlace = new Map<number, number>();
  readonly names = new Map<number, string>();

  /** Places that have a spot from now on. */
  newPlaces(sessions: readonly Plain[]): readonly number[] {
    return PLACES.flatMap((_, place) => {
      const rides = thatCount(sessions).map((session) => ({
        here: session.drawn.place === place ? session.rides.filter(({ isSurfRide }) => isSurfRide).length : 0,
      }));
      const all = sum(rides, ({ here }) => here);
      const ofFew = sum(
        rides.filter(({ here }) => here < 10),
        ({ here }) => here,
      );
      return (all >= 5 || ofFew >= 3) && !this.byPlace.has(place) ? [place] : [];
    });
  }

  /** The spot that each merged one was merged into. */
  readonly merged = new Map<number, number>();

  /** Of the two breaks of one coast, the one without a spot of its own belongs to the other. */
  of({ drawn: { place }, rides }: Plain): number | null {
    if (!rides.some(({ isSurfRide }) => isSurfRide)) return null;
    const neighbor = place < 2 ? 1 - place : place;
    let spotId = this.byPlace.get(place) ?? this.byPlace.get(neighbor);
    while (spotId !== undefined && this.merged.has(spotId)) spotId = this.merged.get(spotId);
    return spotId ?? null;
  }
}

describe('spots of drawn histories', () => {
  it('keep ids, names and merges through uploads, edits, deletions and re-detections', () => {
    fc.assert(
      fc.property(fc.array(drawnStep, { minLength: 8, maxLength: 40 }), (steps) => {
        const sessions: Plain[] = [];
        const plain = new PlainSpots();
        let found: Spots = spots.initialState;
        const record = (event: SpotEvent) => (found = spots.evolve(found, event));
        let nextId = 1;
        const read = () => {
          const counted = countedOf(sessions);
          const cells = cellsOf(counted);
          const growth = spotGrowth([...cells.values()], found.areas);
          for (const anchors of growth.found) {
            const place = PLACES.findIndex(
              ({ latitude }) => Math.abs(latitude - anchors[0]!.latitude) < 0.0015,
            );
            expect(plain.newPlaces(sessions)).toContain(place);
            plain.byPlace.set(place, nextId);
            record({
              type: 'SpotFound',
              data: { spotId: nextId, anchors: anchorsText(anchors), place: null },
            });
            nextId += 1;
          }
          for (const { spotId, anchors } of growth.extended) {
            record({ type: 'SpotExtended', data: { spotId, anchors: anchorsText(anchors) } });
          }
          expect(plain.newPlaces(sessions)).toEqual([]);
          expect(spotGrowth([...cells.values()], found.areas)).toEqual({ found: [], extended: [] });
          return personSeason(assignedSessions(counted, cells, found), found.spots, []);
        };
        for (const step of steps) {
          if (step.step === 'upload') sessions.push(uploaded(step.session, sessions.length));
          if (step.step === 'edit') {
            const session = sessions[step.change.at % Math.max(1, sessions.length)];
            if (session !== undefined && !session.isDeleted) edit(session, step.change);
          }
          if (step.step === 'separate') {
            const ids = read().spots.flatMap(({ merged }) => merged.map(({ spotId }) => spotId));
            const spotId = ids[step.one % ids.length];
            if (spotId === undefined) continue;
            plain.merged.delete(spotId);
            record({ type: 'SpotSeparated', data: { spotId } });
          }
          if (step.step === 'merge' || step.step === 'name') {
            const ids = read().spots.map(({ spotId }) => spotId);
            const [one, other] = [ids[step.one % ids.length], ids[step.other % ids.length]];
            if (one === undefined || other === undefined) continue;
            if (step.step === 'name') {
              plain.names.set(one, `Spot ${step.other}`);
              record({ type: 'SpotNamed', data: { spotId: one, name: `Spot ${step.other}` } });
            } else if (one !== other) {
              plain.merged.set(one, other);
              record({ type: 'SpotsMerged', data: { spotId: one, into: other } });
            }
          }
          if (step.step === 'read') {
            const person = read();
            const expected = new Map(thatCount(sessions).map((one) => [one.urlHash, plain.of(one)]));
            expect(new Map(person.sessions.map(({ urlHash, spotId }) => [urlHash, spotId]))).toEqual(
              expected,
            );
            const listed = new Set([...expected.values()].filter((spotId) => spotId !== null));
            expect(new Set(person.spots.map(({ spotId }) => spotId))).toEqual(listed);
            for (const spot of person.spots) {
              expect(spotName(spot)).toBe(plain.names.get(spot.spotId) ?? null);
              const there = thatCount(sessions).filter((one) => plain.of(one) === spot.spotId);
              expect(spot.sessions).toBe(there.length);
              const surfed = sum(there, ({ rides }) => rides.filter(({ isSurfRide }) => isSurfRide).length);
              expect(spot.rides).toBe(surfed);
            }
          }
        }
      }),
      { numRuns },
    );
  });
});
