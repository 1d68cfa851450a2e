import type { Track } from '@rideline/detection-engine';
import { useMemo } from 'react';
import type { RowRange } from '../range/use-range.ts';
import styles from './correct.module.css';

const WIDTH = 400;
const HEIGHT = 100;
const HEADROOM = 1.1;

interface Props {
  readonly track: Track;
  readonly rides: readonly { readonly startTime: number; readonly endTime: number }[];
  readonly kept: RowRange;
  /** The rows whose speeds the height fits: a drive is drawn at the top. */
  readonly fitTo: RowRange;
}

/** The highest speed of each column of pixels, as a path. */
function speedPath({ time, speed, length }: Track, fitTo: RowRange, xOf: (time: number) => number): string {
  const highest = new Float64Array(WIDTH + 1).fill(-1);
  let top = 1;
  for (let row = fitTo.from; row <= fitTo.to; row++) top = Math.max(top, speed[row]!);
  for (let row = 0; row < length; row++) {
    const column = Math.round(xOf(time[row]!));
    highest[column] = Math.max(highest[column]!, speed[row]!);
  }
  const points: string[] = [];
  highest.forEach((value, column) => {
    if (value >= 0)
      points.push(`${column},${(HEIGHT * (1 - Math.min(1, value / (HEADROOM * top)))).toFixed(1)}`);
  });
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** Speed over the time of the whole recording, with its rides; what is cut off is covered. */
export function TrimChart({ track, rides, kept, fitTo }: Props) {
  const start = track.time[0] ?? 0;
  const span = Math.max(1, (track.time[track.length - 1] ?? 0) - start);
  const xOf = (time: number) => ((time - start) / span) * WIDTH;
  const path = useMemo(
    () => speedPath(track, fitTo, (time) => ((time - start) / span) * WIDTH),
    [track, fitTo, start, span],
  );
  const from = xOf(track.time[kept.from] ?? 0);
  const to = xOf(track.time[kept.to] ?? 0);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Speed over the whole recording"
    >
      {rides.map(({ startTime, endTime }) => (
        <rect
          key={startTime}
          className={styles.ride}
          x={xOf(startTime)}
          width={Math.max(1, xOf(endTime) - xOf(startTime))}
          height={HEIGHT}
        />
      ))}
      <path className={styles.speed} d={path} />
      <rect className={styles.cut} width={from} height={HEIGHT} />
      <rect className={styles.cut} x={to} width={WIDTH - to} height={HEIGHT} />
    </svg>
  );
}
