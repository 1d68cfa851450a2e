import { Paper, Skeleton } from '@mantine/core';
import { firstZone, formatTimeOfDay } from '@rideline/detection-engine';
import { usePreferences, useTimeDisplay } from '../../app/me.api.ts';
import { parseTimestamp, spotZone } from '../../lib/dates.ts';
import { formatDuration, roughly } from '../../lib/format.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../lib/units.ts';
import { timeOf } from '../../activity/activity.ts';
import { Table } from '../../ui/table/table.tsx';
import type { Session } from './page/session.ts';

/** The rides of a session as lines, until the code of their table is loaded. */
export function FirstRides({ session: { activity, rides, start } }: { session: Session }) {
  const { preferred_distance_unit: distanceUnit, preferred_speed_unit: speedUnit } = usePreferences();
  const display = useTimeDisplay();
  const zone = firstZone({ millis: start, timeZone: spotZone(activity) }, display);
  return (
    <Paper withBorder role="status" aria-label="Loading the rides">
      <Skeleton height="2.875rem" radius={0} />
      <Table
        label="Rides"
        rows={rides}
        keyOf={({ id }) => id}
        columns={[
          { id: 'number', title: '#', cell: ({ number }) => number },
          {
            id: 'start',
            title: 'Start',
            cell: ({ ride }) =>
              formatTimeOfDay(parseTimestamp(ride.start_time) ?? 0, zone, display.hourFormat),
          },
          {
            id: 'distance',
            title: distanceSymbol(distanceUnit),
            numeric: true,
            cell: ({ ride }) => roughly(formatNumber(distanceIn(ride.distance, distanceUnit), 0), ride.rough),
          },
          {
            id: 'time',
            title: 'Time',
            numeric: true,
            cell: ({ ride }) => formatDuration(timeOf(ride, activity.surf_type)),
          },
          {
            id: 'speed',
            title: speedUnit,
            numeric: true,
            cell: ({ ride }) => formatNumber(speedIn(ride.max_speed, speedUnit)),
          },
        ]}
      />
    </Paper>
  );
}
