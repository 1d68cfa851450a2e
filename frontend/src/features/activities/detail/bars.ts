import type { RideBar } from '../../../charts/ride-bars/bar-layout.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import { formatClock } from '../../../lib/durations.ts';
import { distanceIn, type DistanceUnit } from '../../../lib/units.ts';
import { timeOf } from '../activity.ts';
import type { Session } from './session.ts';

/** The bars of a session's rides, as high as their distance; of attempts, as their seconds on the wave. */
export function barsOf({ activity, rides, start }: Session, unit: DistanceUnit): RideBar[] {
  const standing = activity.surf_type === 'standing_waves';
  return rides.map(({ id, number, ride }) => {
    const began = parseTimestamp(ride.start_time);
    const secondsIn = began === null ? null : (began - start) / 1000;
    return {
      id,
      number,
      value: standing ? timeOf(ride, activity.surf_type) : distanceIn(ride.distance, unit),
      rough: ride.rough,
      label: secondsIn === null ? '--' : formatClock(secondsIn),
      secondsIn,
    };
  });
}
