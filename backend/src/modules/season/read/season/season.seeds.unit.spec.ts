import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOfRuns } from '../../../../../../detection-engine/test/share-of-runs.ts';
import { type Day, dayNumber, dayText, monthsOf } from '../../period.ts';
import { spots } from '../../spots.aggregate.ts';
import {
  countedOf,
  dayOf,
  drawnEdit,
  drawnSession,
  edit,
  type Plain,
  sum,
  thatCount,
  uploaded,
} from '../../../../../test/support/plain-sessions.ts';
import { assignedSessions, cellsOf, personSeason } from './person-season.ts';
import { seasonAnswer } from './season-answer.ts';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_126) });
const numRuns = shareOfRuns(400);

/** The season by the rules, one after the other. */
function plainSeason(all: readonly Plain[], isStanding: boolean, from: Day, to: Day) {
  const sessions = thatCount(all)
    .filter((session) => session.isStanding === isStanding)
    .toSorted((a, b) => a.start - b.start);
  const within = (first: Day, last: Day) =>
    sessions.filter((session) => dayOf(session) >= dayText(first) && dayOf(session) <= dayText(last));
  const chosen = within(from, to);
  const days = [...new Set(chosen.map(dayOf))].toSorted();
  const vesselIds = [...new Set(chosen.map(({ vesselId }) => vesselId))];
  return {
    figures: plainFigures(chosen, isStanding),
    previous: plainFigures(within(from - (to - from + 1), from - 1), isStanding),
    records: plainRecords(chosen),
    months: (days.length === 0 ? [] : monthsOf(from, dayNumber(days.at(-1)!)!)).map((month) => {
      const of = chosen.filter((session) => dayOf(session).startsWith(month));
      const { sessions: count, time_in_water, rides, rides_per_hour } = plainFigures(of, isStanding);
      const { longest_distance, max_speed } = plainRecords(of);
      return {
        ...{ month, sessions: count, time_in_water, rides, rides_per_hour },
        longest_distance: longest_distance?.value ?? null,
        max_speed: max_speed?.value ?? null,
      };
    }),
    days: days.map((day) => {
      const of = chosen.filter((session) => dayOf(session) === day);
      return { day, sessions: of.length, rides: sum(of, surfed), time_in_water: sum(of, seconds) };
    }),
    vessels: vesselIds.map((vessel_id) => {
      const of = chosen.filter(({ vesselId }) => vesselId === vessel_id);
      const name = vessel_id === null ? null : 'Flash';
      return { vessel_id, name, figures: plainFigures(of, isStanding), records: plainRecords(of) };
    }),
  };
}

const surfed = ({ rides }: Plain) => rides.filter(({ isSurfRide }) => isSurfRide).length;
const seconds = ({ start, end }: Plain) => (end - start) / 1000;

function plainFigures(sessions: readonly Plain[], isStanding: boolean) {
  const rides = sum(sessions, surfed);
  const time = sum(sessions, seconds);
  const attempts = isStanding ? sum(sessions, (session) => session.rides.length) : null;
  return {
    sessions: sessions.length,
    days: new Set(sessions.map(dayOf)).size,
    time_in_water: time,
    rides,
    rides_per_hour: rides < 5 || time < 3600 ? null : rides / (time / 3600),
    distance_ridden: sum(sessions, (session) => sum(session.rides, ({ distance }) => distance)),
    time_ridden: sum(sessions, (session) => sum(session.rides, ({ duration }) => duration)),
    attempts,
    success_rate: attempts === null || attempts < 5 ? null : (rides / attempts) * 100,
    spots: 0,
    paddled_m: 0,
    riding_s: 0,
    paddling_s: 0,
    waiting_s: 0,
  };
}

function plainRecords(sessions: readonly Plain[]) {
  const allowed = sessions.filter(({ isExcluded }) => !isExcluded);
  const holders = allowed
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
  const most = Math.max(...allowed.map(surfed));
  const fullest = allowed.find((session) => most > 0 && surfed(session) === most);
  return {
    longest_distance: best('distance'),
    longest_time: best('duration'),
    max_speed: best('maxSpeed'),
    most_rides: fullest ? { value: most, url_hash: fullest.urlHash, day: dayOf(fullest) } : null,
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
    const first = dayNumber('2025-11-29')!;
    fc.assert(
      fc.property(history, ({ sessions: drawn, edits, isStanding, ends }) => {
        const sessions = drawn.map(uploaded);
        for (const change of edits) {
          const session = sessions[change.at % Math.max(1, sessions.length)];
          if (session !== undefined && !session.isDeleted) edit(session, change);
        }
        const [from, to] = ends.toSorted((a, b) => a - b).map((days) => first + days) as [Day, Day];
        const surfType = isStanding ? 'standing_waves' : 'traveling_waves';
        const counted = countedOf(sessions);
        const flash = [{ vesselId: 3, name: 'Flash' }];
        const person = personSeason(
          assignedSessions(counted, cellsOf(counted), spots.initialState),
          [],
          flash,
        );
        const answer = seasonAnswer(person, { surfType, period: { from, to } });
        const { vessels, ...plain } = plainSeason(sessions, isStanding, from, to);
        expect(answer).toMatchObject(plain);
        const mostFirst = vessels.toSorted((a, b) => b.figures.sessions - a.figures.sessions);
        expect(answer.vessels).toEqual(mostFirst);
      }),
      { numRuns },
    );
  });
});
