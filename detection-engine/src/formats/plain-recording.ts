import { METERS_PER_DEGREE } from '../track/distance.ts';
import type { RecordedTrack } from '../track/recorded-track.ts';
import { LEAST_AHEAD_MS } from './clock-corrections.ts';
import { type ClockFacts, FIRST_FIT_DATE, ROLLOVER_MS } from './device-clock.ts';
import { FAR } from './far-positions.ts';

const DAY_MS = 86_400_000;
const FAR_DEGREES = FAR / METERS_PER_DEGREE;

/**
 * Whether a recording has nothing for the rules on clocks, places and sessions: its times are recent and run ahead in
 * short steps, and its positions lie near each other. Most have, and are walked once here instead of once by each rule.
 */
export function isPlain(recorded: RecordedTrack, { createdAt, now }: ClockFacts): boolean {
  const { length, time, latitude, longitude } = recorded;
  const last = time[length - 1]!;
  const isRecent = time[0]! >= FIRST_FIT_DATE && last + ROLLOVER_MS > now + DAY_MS;
  if (!isRecent || last + ROLLOVER_MS <= createdAt + DAY_MS) return false;
  let before = time[0]!;
  let placedAt = before;
  let placedLatitude = NaN;
  let placedLongitude = NaN;
  for (let row = 0; row < length; row++) {
    const moment = time[row]!;
    if (moment < before || moment - placedAt > LEAST_AHEAD_MS) return false;
    before = moment;
    const here = latitude[row]!;
    if (here !== here) continue;
    const north = here - placedLatitude;
    const east = longitude[row]! - placedLongitude;
    if (north > FAR_DEGREES || north < -FAR_DEGREES || east > FAR_DEGREES || east < -FAR_DEGREES)
      return false;
    placedAt = moment;
    placedLatitude = here;
    placedLongitude = longitude[row]!;
  }
  return true;
}
