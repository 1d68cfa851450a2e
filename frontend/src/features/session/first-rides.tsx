import { Paper, Skeleton } from '@mantine/core';
import { firstZone, formatTimeOfDay } from '@rideline/detection-engine';
import { usePreferences, useTimeDisplay } from '../../app/me.api.ts';
import { parseTimestamp, spotZone } from '../../lib/dates.ts';
import { formatDuration, roughly } from '../../lib/format.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../lib/units.ts';
import { timeOf } from '../../activity/activity.ts';
import styles from './rides/ride-table.module.css';
import type { Session } from './page/session.ts';

/** The rides of a session as lines, until the code of their table is loaded. */
export function FirstRides({ session: { activity, rides, start } }: { session: Session }) {
  const { preferred_distance_unit: distanceUnit, preferred_speed_unit: speedUnit } = usePreferences();
  const display = useTimeDisplay();
  const zone = firstZone({ millis: start, timeZone: spotZone(activity) }, display);
  return (
    <Paper withBorder className={styles.frame} role="status" aria-label="Loading the rides">
      <Skeleton height="2.875rem" radius={0} />
      <table className={styles.table}>
        <thead>
          <tr>
            {['#', 'Start', distanceSymbol(distanceUnit), 'Time', speedUnit].map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rides.map(({ id, number, ride }) => (
            <tr key={id} className={styles.ride}>
              <td>{number}</td>
              <td>{formatTimeOfDay(parseTimestamp(ride.start_time) ?? 0, zone, display.hourFormat)}</td>
              <td>{roughly(formatNumber(distanceIn(ride.distance, distanceUnit), 0), ride.rough)}</td>
              <td>{formatDuration(timeOf(ride, activity.surf_type))}</td>
              <td>{formatNumber(speedIn(ride.max_speed, speedUnit))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
