import { dayText } from '../../period.ts';
import type { RecordsAnswer } from '../../season.schema.ts';
import type { BestRide } from '../counted-session.ts';
import type { SeasonSession } from './person-season.ts';

type Measure = 'distance' | 'time' | 'speed';

/** The largest values with their sessions; of equal ones the earliest. Rough rides and excluded sessions set none. */
export function recordsOf(sessions: readonly SeasonSession[]): RecordsAnswer {
  return {
    longest_distance: bestRide(sessions, 'distance'),
    longest_time: bestRide(sessions, 'time'),
    max_speed: bestRide(sessions, 'speed'),
    most_rides: mostRides(sessions),
  };
}

export function mostRides(sessions: readonly SeasonSession[]): RecordsAnswer['most_rides'] {
  let most: SeasonSession | undefined;
  for (const session of sessions) {
    if (!session.isExcluded && session.rides > (most?.rides ?? 0)) most = session;
  }
  return most === undefined ? null : { value: most.rides, url_hash: most.urlHash, day: dayText(most.day) };
}

export function bestRide(
  sessions: readonly SeasonSession[],
  measure: Measure,
): RecordsAnswer['longest_distance'] {
  let holder: { readonly session: SeasonSession; readonly best: BestRide } | undefined;
  for (const session of sessions) {
    const best = session.isExcluded ? undefined : session.best?.[measure];
    if (best !== undefined && best[0] > (holder?.best[0] ?? -Infinity)) holder = { session, best };
  }
  if (holder === undefined) return null;
  const { session, best } = holder;
  return { value: best[0], url_hash: session.urlHash, ride_number: best[1], day: dayText(session.day) };
}
