import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatDuration, roughly } from '../../../../lib/format.ts';
import type { Preferences } from '../../../../app/api-types.ts';
import { formatDistance, formatSpeed } from '../../../../lib/units.ts';
import type { SessionClock } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import { RangeFields } from './range-fields.tsx';
import { rangeStatistics } from './range-statistics.ts';
import styles from './range-summary.module.css';
import type { RowRange } from './use-range.ts';

interface Props {
  readonly session: Session;
  readonly range: RowRange | null;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly onRange: (range: RowRange) => void;
  readonly onClear: () => void;
  /** null on a public page and in the preview of other parameters. */
  readonly onAddRide: ((range: RowRange) => void) | null;
}

function Figures({ session, range, clock, preferences }: Omit<Props, 'range'> & { range: RowRange }) {
  const { seconds, meters, averageKmh, maxKmh, rough, rides } = rangeStatistics(session, range);
  const at = (row: number) => clock.format(session.track.time[row] ?? 0);
  return (
    <div className={styles.figures} role="status">
      <span className={styles.span}>
        {at(range.from)} to {at(range.to)}
      </span>
      <span>{formatDuration(seconds)}</span>
      <span>{roughly(formatDistance(meters, preferences), rough)}</span>
      <span>{roughly(formatSpeed(averageKmh, preferences), rough)} average</span>
      <span>{roughly(formatSpeed(maxKmh, preferences), rough)} max</span>
      <span>{rides === 1 ? '1 ride' : `${rides} rides`}</span>
    </div>
  );
}

/** Statistics and actions of the selected range. */
export function RangeSummary(props: Props) {
  const { session, range, clock, onRange, onClear, onAddRide } = props;
  return (
    <div className={styles.summary}>
      {range !== null && <Figures {...props} range={range} />}
      <div className={styles.actions}>
        <RangeFields time={session.track.time} zone={clock.zone} range={range} onRange={onRange} />
        {range !== null && onAddRide !== null && range.to > range.from && (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={() => onAddRide(range)}
          >
            Add a missed ride
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onClear}>
          Clear range
        </Button>
      </div>
    </div>
  );
}
