import { line } from 'd3-shape';
import { useMemo } from 'react';
import { Drawing } from '../drawing.tsx';

type Line = readonly (readonly [x: number, y: number])[];

interface Props {
  /** Lines in meters, east and north. */
  readonly series: readonly { readonly color: string; readonly lines: readonly Line[] }[];
  /** Length of the scale bar, which is written below it. */
  readonly scale: (widthMeters: number) => { readonly meters: number; readonly text: string };
  readonly label: string;
}

const WIDTH = 400;
const HEIGHT = 300;
const PADDING = 28;

/** Tracks over each other in one scale, north up. */
export function TrackOverlay({ series, scale, label }: Props) {
  const { paths, bar } = useMemo(() => {
    const all = series.flatMap(({ lines }) => lines.flat());
    const [west, east] = extentOf(all.map(([x]) => x));
    const [south, north] = extentOf(all.map(([, y]) => y));
    const perMeter = Math.min(
      (WIDTH - 2 * PADDING) / Math.max(50, east - west),
      (HEIGHT - 2 * PADDING) / Math.max(50, north - south),
    );
    const x = (meters: number) => WIDTH / 2 + (meters - (west + east) / 2) * perMeter;
    const y = (meters: number) => HEIGHT / 2 - (meters - (south + north) / 2) * perMeter;
    const { meters, text } = scale(WIDTH / perMeter);
    return {
      bar: { width: meters * perMeter, text },
      paths: series.map(({ color, lines }) => ({
        color,
        path: lines.map((points) => line().digits(1)(points.map(([e, n]) => [x(e), y(n)]))).join(''),
      })),
    };
  }, [series, scale]);
  return (
    <Drawing c="dimmed" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} label={label}>
      <g fill="none" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" strokeOpacity={0.85}>
        {paths.map(({ color, path }, at) => (
          // The sessions keep their order.
          <path key={at} d={path} stroke={color} />
        ))}
      </g>
      <g transform={`translate(12 ${HEIGHT - 12})`} fontSize={12} fill="currentColor">
        <path d={`M0 -5V0H${bar.width.toFixed(1)}V-5`} fill="none" stroke="currentColor" />
        <text x={bar.width + 6} y={2}>
          {bar.text}
        </text>
      </g>
      <g transform={`translate(${WIDTH - 18} 14)`} fontSize={12} fill="currentColor">
        <path d="M0 14V0M-4 5L0 0L4 5" fill="none" stroke="currentColor" />
        <text y={28} textAnchor="middle">
          N
        </text>
      </g>
    </Drawing>
  );
}

const extentOf = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
