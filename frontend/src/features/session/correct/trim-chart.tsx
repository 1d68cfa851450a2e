import type { Track } from '@rideline/detection-engine';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { Drawing } from '../../../charts/drawing.tsx';
import { speedPath } from '../../../charts/speed/speed-path.ts';
import type { RowRange } from '../range/use-range.ts';

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

/** Speed over the time of the whole recording, with its rides; what is cut off is covered. */
export function TrimChart({ track, rides, kept, fitTo }: Props) {
  const start = track.time[0] ?? 0;
  const span = Math.max(1, (track.time[track.length - 1] ?? 0) - start);
  const xOf = (time: number) => ((time - start) / span) * WIDTH;
  const path = useMemo(() => {
    const top = max(track.speed.subarray(fitTo.from, fitTo.to + 1)) ?? 1;
    const y = scaleLinear([0, HEADROOM * Math.max(1, top)], [HEIGHT, 0]).clamp(true);
    return speedPath(track, [0, track.length - 1], scaleLinear([start, start + span], [0, WIDTH]), y);
  }, [track, fitTo, start, span]);
  const from = xOf(track.time[kept.from] ?? 0);
  const to = xOf(track.time[kept.to] ?? 0);
  return (
    <Drawing
      h="9rem"
      bg="var(--rl-surface)"
      bd="1px solid var(--rl-border)"
      bdrs="sm"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      label="Speed over the whole recording"
    >
      {rides.map(({ startTime, endTime }) => (
        <rect
          key={startTime}
          fill="var(--mantine-color-teal-filled)"
          opacity={0.25}
          x={xOf(startTime)}
          width={Math.max(1, xOf(endTime) - xOf(startTime))}
          height={HEIGHT}
        />
      ))}
      <path
        d={path}
        fill="none"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      <g fill="var(--mantine-color-gray-6)" opacity={0.55}>
        <rect width={from} height={HEIGHT} />
        <rect x={to} width={WIDTH - to} height={HEIGHT} />
      </g>
    </Drawing>
  );
}
