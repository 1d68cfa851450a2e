import { useMemo } from 'react';
import type { RideBar } from '../../../charts/ride-bars/bar-layout.ts';
import { RideBars } from '../../../charts/ride-bars/ride-bars.tsx';
import { parseTimestamp } from '../../../lib/dates.ts';
import { formatClock } from '../../../lib/format.ts';
import type { DistanceUnit } from '../../../app/api-types.ts';
import { distanceIn, distanceSymbol, formatNumber } from '../../../lib/units.ts';
import { timeOf } from '../../../activity/activity.ts';
import { useSessionPage } from '../page/session-page.ts';
import type { Session } from '../page/session.ts';

/** One bar per ride: its distance, or an attempt's seconds on the wave. */
export function ridesAsBars({ activity, rides, start }: Session, unit: DistanceUnit): RideBar[] {
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

/** The session's rides as a bar chart. */
export function RideChart() {
  const { session, preferences, scheme, highlight, select } = useSessionPage();
  const unit = preferences.preferred_distance_unit;
  const standing = session.activity.surf_type === 'standing_waves';
  const bars = useMemo(() => ridesAsBars(session, unit), [session, unit]);
  return (
    <RideBars
      bars={bars}
      axisLabel={standing ? 'On wave (s)' : `Distance (${distanceSymbol(unit)})`}
      formatValue={(value) => formatNumber(value, 0)}
      scheme={scheme}
      highlight={highlight}
      onSelect={select}
    />
  );
}
