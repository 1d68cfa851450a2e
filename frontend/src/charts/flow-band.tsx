import { useElementSize } from '@mantine/hooks';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useMemo } from 'react';
import type { Palette } from '../lib/palette.ts';
import type { TimeSpan } from './speed/plot.ts';
import styles from './tide-band.module.css';

const HEIGHT = 96;
const MARGIN = { top: 20, bottom: 20 } as const;
/** Half of a text's width, so that it stays within the band. */
const TEXT = 46;
/** Knots of flood at which the wave stands up. */
const WAVE_KNOTS = 8;

interface FlowPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Above 0 on the flood. */
  readonly knots: number;
}

interface Props {
  /** In order of their times. */
  readonly points: readonly FlowPoint[];
  /** Slacks and peaks. */
  readonly texts: readonly (FlowPoint & { readonly text: string })[];
  /** The part that is the session. */
  readonly session?: TimeSpan;
  readonly attempts?: readonly { readonly time: number; readonly color: string }[];
  readonly nights?: readonly TimeSpan[];
  readonly label: string;
  readonly palette: Palette;
}

/** The current from slack to slack: flood above the line, ebb below it. */
export function FlowBand({ points, texts, session, attempts = [], nights = [], label, palette }: Props) {
  const { ref, width } = useElementSize();
  const { x, y, path, fill } = useMemo(() => {
    const [start = 0, end = 1] = extent(points, ({ time }) => time);
    const [low = 0, high = 1] = extent(points, ({ knots }) => knots);
    const across = scaleLinear().domain([start, end]).range([0, width]).clamp(true);
    const up = scaleLinear()
      .domain([Math.min(0, low), Math.max(WAVE_KNOTS + 1, high)])
      .range([HEIGHT - MARGIN.bottom, MARGIN.top]);
    const at = (point: FlowPoint) => across(point.time);
    const above = (point: FlowPoint) => up(point.knots);
    return {
      x: across,
      y: up,
      path: line<FlowPoint>(at, above).curve(curveMonotoneX).digits(1)(points) ?? '',
      fill: area<FlowPoint>(at, up(0), above).curve(curveMonotoneX).digits(1)(points) ?? '',
    };
  }, [points, width]);
  const halo = { paintOrder: 'stroke', stroke: palette.surface, strokeWidth: 3 } as const;
  const within = (at: number) => Math.min(width - TEXT, Math.max(TEXT, at));
  const stretch = (span: TimeSpan) => ({ x: x(span[0]), width: Math.max(2, x(span[1]) - x(span[0])) });
  return (
    <div ref={ref} className={styles.band} style={{ height: HEIGHT }}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label} fontSize={11} fill={palette.label}>
        {nights.map((night) => (
          <rect key={night[0]} fill={palette.nightBand} height={HEIGHT} {...stretch(night)} />
        ))}
        <path d={fill} fill={palette.series} opacity={0.2} />
        {session !== undefined && (
          <>
            <rect height={HEIGHT} fill={palette.rangeBand} {...stretch(session)} />
            <rect y={HEIGHT - 3} height={3} fill={palette.series} {...stretch(session)} />
          </>
        )}
        <line x2={width} y1={y(0)} y2={y(0)} stroke={palette.axis} />
        <line x2={width} y1={y(WAVE_KNOTS)} y2={y(WAVE_KNOTS)} stroke={palette.axis} strokeDasharray="2 4" />
        <text x={4} y={y(WAVE_KNOTS) - 3} {...halo}>
          {WAVE_KNOTS} kn
        </text>
        {attempts.map(({ time, color }) => (
          <line
            key={time}
            x1={x(time)}
            x2={x(time)}
            y1={HEIGHT - 14}
            y2={HEIGHT - 4}
            stroke={color}
            strokeWidth={2}
          />
        ))}
        <path d={path} fill="none" stroke={palette.series} strokeWidth={1.75} />
        {texts.map(({ time, knots, text }) => (
          <text
            key={time}
            x={within(x(time))}
            y={knots > 0 ? Math.max(12, y(knots) - 6) : Math.min(HEIGHT - 6, y(knots) + 14)}
            textAnchor="middle"
            {...halo}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
