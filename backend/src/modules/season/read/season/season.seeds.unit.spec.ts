import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOfRuns } from '../../../../../../detection-engine/test/share-of-runs.ts';
import { periodOf } from '../../period.ts';
import { spots } from '../../spots.aggregate.ts';
import {
  counts,
  countedOf,
  dayOf,
  drawnEdit,
  drawnSession,
  edit,
  type Plain,
  sum,
  uploaded,
} from '../../testing/plain-sessions.ts';
import { cellsOf, personSeason } from './person-season.ts';
import { seasonAnswer } from './season-answer.ts';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_126) });
const numRuns = shareOfRuns(400);

/** The season by the rules, one after the other. */
function plainSeason(all: readonly Plain[], isStanding: boolean, from: string, to: string) {
  const sessions = all
    .filter((session) => counts(session) && session.isStanding === isStanding)
    .filter((session) => dayOf(session) >= from && dayOf(session) <= to)
    .toSorted((a, b) => a.start - b.start);
  const surfed = ({ rides }: Plain) => rides.filter(({ isSurfRide }) => isSurfRide).length;
  const seconds = ({ start, end }: Plain) => (end - start) / 1000;
  const rides = sum(sessions, surfed);
  const time = sum(sessions, seconds);
  const attempts = isStanding ? sum(sessions, (session) => session.rides.length) : null;
  const holders = sessions
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap((session) =>
      session.rides.map((entry, index) => ({
        ...entry,
        url_hash: session.urlHash,
        ride_number: index + 1,
        day: dayOf(session),
      })),
    )
    .filter(({ rough, isSurfRide }) => isSurfRide && !rough);
  const best = (field: 'distance' | 'duration' | 'maxSpeed') => {
    const most = Math.max(...holders.map((entry) => entry[field]));
    const first = holders.find((entry) => entry[field] === most);
    return first
      ? { value: most, url_hash: first.url_hash, ride_number: first.ride_number, day: first.day }
      : null;
  };
  return {
    figures: {
      sessions: sessions.length,
      days: new Set(sessions.map(dayOf)).size,
      time_in_water: time,
      rides,
      rides_per_hour: rides < 5 || time < 3600 ? null : rides / (time / 3600),
      distance_ridden: sum(sessions, (session) => sum(session.rides, ({ distance }) => distance)),
      time_ridden: sum(sessions, (session) => sum(session.rides, ({ duration }) => duration)),
      attempts,
      success_rate: attempts === null || attempts < 5 ? null : (rides / attempts) * 100,
    },
    longest: [best('distance'), best('duration'), best('maxSpeed')],
    days: [...new Set(sessions.map(dayOf))].toSorted(),
  };
}

describe('a season of drawn histories', () => {
  it('is what a plain count of the same sessions gives', () => {
    const history = fc.record({
      sessions: fc.array(drawnSession, { maxLength: 5 }),
      edits: fc.array(drawnEdit, { maxLength: 20 }),
      isStanding: fc.boolean(),
      ends: fc.oneof(fc.constant([0, 130]), fc.tuple(fc.nat({ max: 130 }), fc.nat({ max: 130 }))),
    });
    const dayAt = (days: number) => new Date(Date.UTC(2025, 10, 29 + days)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(history, ({ sessions: drawn, edits, isStanding, ends }) => {
        const sessions = drawn.map(uploaded);
        for (const change of edits) {
          const session = sessions[change.at % Math.max(1, sessions.length)];
          if (session !== undefined && !session.isDeleted) edit(session, change);
        }
        const [from, to] = ends.toSorted((a, b) => a - b).map(dayAt) as [string, string];
        const surfType = isStanding ? 'standing_waves' : 'traveling_waves';
        const counted = countedOf(sessions);
        const person = personSeason(counted, cellsOf(counted), spots.initialState, []);
        const answer = seasonAnswer(person, { surfType, period: periodOf({ from, to }) });
        const plain = plainSeason(sessions, isStanding, from, to);
        expect(answer.figures).toEqual({ ...plain.figures, spots: 0 });
        const { longest_distance, longest_time, max_speed } = answer.records;
        expect([longest_distance, longest_time, max_speed]).toEqual(plain.longest);
        expect(answer.days.map(({ day }) => day)).toEqual(plain.days);
        expect(sum(answer.months, ({ rides }) => rides)).toBe(plain.figures.rides);
        expect(sum(answer.days, ({ rides }) => rides)).toBe(plain.figures.rides);
      }),
      { numRuns },
    );
  });
});
