import type { DetectedRide, Reason } from '@rideline/detection-engine';
import { formatClock } from '../../../lib/durations.ts';
import styles from './preview.module.css';

const MOST_SHOWN = 4;

const SAYS: Partial<Record<Reason['rule'], (measured: string, required: string) => string>> = {
  min_points: (measured, required) => `${measured} of ${required} points`,
  min_max_speed_kmh: (measured, required) => `reached ${measured} of ${required} km/h`,
  min_ride_distance: (measured, required) => `covered ${measured} of ${required} m`,
  min_ride_duration: (measured, required) => `lasted ${measured} of ${required} s`,
};

function inWords({ rule, measured = 0, required = 0, detail }: Reason): string {
  const measuredInWords = SAYS[rule]?.(String(Math.round(measured * 10) / 10), String(required));
  return measuredInWords ?? detail ?? 'not surfing';
}

/** What looked like a ride and failed a setting, with the setting it failed. */
export function NearMisses({ start, misses }: { start: number; misses: readonly DetectedRide[] }) {
  if (misses.length === 0) return null;
  const more = misses.length - MOST_SHOWN;
  return (
    <div className={styles.misses}>
      <p>Just missed</p>
      <ul>
        {misses.slice(0, MOST_SHOWN).map(({ firstPoint, startTime, reasons }) => (
          <li key={firstPoint}>
            At {formatClock((startTime - start) / 1000)}:{' '}
            {reasons
              .filter(({ passed }) => !passed)
              .map(inWords)
              .join(', ')}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}
