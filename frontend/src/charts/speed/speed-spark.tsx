import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { speedPath } from './speed-path.ts';

const WIDTH = 60;
const HEIGHT = 28;
const LINE = 1.5;

interface Props {
  readonly time: Float64Array;
  /** One per row; NaN for none. */
  readonly speed: Float64Array;
  readonly rows: readonly [first: number, last: number];
  /** The speed at the upper edge. */
  readonly top: number;
  readonly color: string;
}

/** The speeds of a wave without any axis, as wide for a long one as for a short one. */
export function SpeedSpark({ time, speed, rows, top, color }: Props) {
  const [first, last] = rows;
  const path = useMemo(() => {
    const x = scaleLinear([time[first] ?? 0, time[last] ?? 1], [LINE, WIDTH - LINE]);
    const y = scaleLinear([0, Math.max(1, top)], [HEIGHT - LINE, LINE]).clamp(true);
    return speedPath({ time, speed }, [first, last], x, y);
  }, [time, speed, first, last, top]);
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} fill="none" stroke={color} strokeWidth={LINE} strokeLinejoin="round" />
    </svg>
  );
}
