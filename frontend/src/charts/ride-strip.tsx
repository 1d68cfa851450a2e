import { scaleLinear } from 'd3-scale';
import { Drawing } from './drawing.tsx';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';

const SLOT = 12;
const BAR = 9;
const HEIGHT = 90;
const MIN_SLOTS = 40;

interface Props {
  readonly values: readonly number[];
  /** The value that fills the height; the same for all compared strips. */
  readonly largest: number;
  readonly label: string;
  readonly scheme: ColorScheme;
}

/** A session's rides as a row of bars without axes, for comparing sessions. */
export function RideStrip({ values, largest, label, scheme }: Props) {
  const palette = PALETTES[scheme];
  const height = scaleLinear()
    .domain([0, Math.max(largest, 1)])
    .range([0, HEIGHT - 4]);
  return (
    <Drawing
      h={HEIGHT}
      viewBox={`0 0 ${Math.max(MIN_SLOTS, values.length) * SLOT} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax meet"
      label={label}
    >
      <line x1={0} x2="100%" y1={HEIGHT - 1} y2={HEIGHT - 1} stroke={palette.axis} />
      {values.map((value, index) => (
        <rect
          // The bars of a strip are never reordered.
          key={index}
          x={index * SLOT}
          y={HEIGHT - 1 - height(value)}
          width={BAR}
          height={height(value)}
          rx={2}
          fill={palette.ride}
        />
      ))}
    </Drawing>
  );
}
