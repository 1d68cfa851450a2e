import { share } from '@rideline/detection-engine';
import type { FiguresAnswer } from '../../season.schema.ts';
import type { SeasonSession } from './person-season.ts';

/** Fewer rides or attempts give no rate, nor does less time. */
const FEWEST = 5;
const SHORTEST_SECONDS = 3600;

export const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/** Seconds in the water. Sessions whose length is not known add nothing. */
export const timeInWater = (sessions: readonly SeasonSession[]): number =>
  sum(sessions, ({ seconds }) => seconds ?? 0);

/** Rides per hour of the sessions whose length is known: sums over sums. */
export function ridesPerHour(sessions: readonly SeasonSession[]): number | null {
  const rides = sum(sessions, (session) => (session.seconds === null ? 0 : session.rides));
  const seconds = timeInWater(sessions);
  return rateOf(rides, seconds);
}

/** Rides per hour; null for too few rides or too little time. */
export const rateOf = (rides: number, seconds: number): number | null =>
  rides < FEWEST || seconds < SHORTEST_SECONDS ? null : rides / (seconds / 3600);

/** @param isStanding the sessions are of standing waves */
export function figuresOf(sessions: readonly SeasonSession[], isStanding: boolean): FiguresAnswer {
  const rides = sum(sessions, (session) => session.rides);
  const attempts = isStanding ? sum(sessions, (session) => session.attempts) : null;
  const spots = new Set(sessions.map(({ spotId }) => spotId));
  spots.delete(null);
  return {
    sessions: sessions.length,
    days: new Set(sessions.map(({ day }) => day)).size,
    time_in_water: timeInWater(sessions),
    rides,
    rides_per_hour: ridesPerHour(sessions),
    distance_ridden: sum(sessions, ({ distance }) => distance),
    time_ridden: sum(sessions, ({ time }) => time),
    attempts,
    success_rate: attempts === null || attempts < FEWEST ? null : share(rides, attempts),
    spots: spots.size,
    paddled_m: sum(sessions, ({ effort }) => effort?.paddled ?? 0),
    riding_s: sum(sessions, ({ effort }) => effort?.riding ?? 0),
    paddling_s: sum(sessions, ({ effort }) => effort?.paddling ?? 0),
    waiting_s: sum(sessions, ({ effort }) => effort?.waiting ?? 0),
  };
}
