import { Button } from '@mantine/core';
import { formatDuration } from '../../../lib/durations.ts';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import type { SessionClock } from './clock.ts';
import { rangeStatistics } from './range-statistics.ts';
import styles from './range-summary.module.css';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly range: { readonly from: number; readonly to: number };
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly onClear: () => void;
}

/** What happened between the two ends of a marked range. */
export function RangeSummary({ session, range, clock, preferences, onClear }: Props) {
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const { seconds, meters, averageKmh, maxKmh, rides } = rangeStatistics(session, range);
  const at = (row: number) => clock.format(session.track.time[row] ?? 0);
  return (
    <div className={styles.summary} role="status">
      <span className={styles.span}>
        {at(range.from)} to {at(range.to)}
      </span>
      <span>{formatDuration(seconds)}</span>
      <span>{formatDistance(meters, preferred_distance_unit)}</span>
      <span>{formatSpeed(averageKmh, preferred_speed_unit)} average</span>
      <span>{formatSpeed(maxKmh, preferred_speed_unit)} max</span>
      <span>{rides === 1 ? '1 ride' : `${rides} rides`}</span>
      <Button size="compact-sm" variant="default" onClick={onClear}>
        Clear range
      </Button>
    </div>
  );
}
