import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useMemo } from 'react';
import styles from './compare-charts.module.css';

interface Props {
  readonly series: readonly {
    readonly color: string;
    /** Seconds from the start, and the speed in the displayed unit. */
    readonly points: readonly (readonly [seconds: number, speed: number])[];
  }[];
  readonly unit: string;
  readonly label: string;
}

const WIDTH = 400;
const HEIGHT = 300;
const MARGIN = { top: 22, right: 12, bottom: 24, left: 32 } as const;

/** The speeds of several rides over each other, by seconds from their starts. */
export function SpeedCurves({ series, unit, label }: Props) {
  const { x, y, paths } = useMemo(() => {
    const all = series.flatMap(({ points }) => points);
    const widest = Math.max(1, ...all.map(([seconds]) => seconds));
    const fastest = Math.max(1, ...all.map(([, speed]) => speed));
    const across = scaleLinear()
      .domain([0, widest])
      .range([MARGIN.left, WIDTH - MARGIN.right]);
    const up = scaleLinear()
      .domain([0, fastest * 1.1])
      .range([HEIGHT - MARGIN.bottom, MARGIN.top]);
    return {
      x: across,
      y: up,
      paths: series.map(({ color, points }) => ({
        color,
        path: line().digits(1)(points.map(([s, v]) => [across(s), up(v)])) ?? '',
      })),
    };
  }, [series]);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <g className={styles.text}>
        {y.ticks(4).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} className={styles.grid} />
            <text x={MARGIN.left - 6} dy="0.32em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {x
          .ticks(5)
          .filter((tick) => tick % 1 === 0)
          .map((tick) => (
            <text key={tick} x={x(tick)} y={HEIGHT - 7} textAnchor="middle">
              {tick} s
            </text>
          ))}
        <text x={4} y={12}>
          {unit}
        </text>
      </g>
      <g fill="none" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round">
        {paths.map(({ color, path }, at) => (
          // The sessions keep their order.
          <path key={at} d={path} stroke={color} />
        ))}
      </g>
    </svg>
  );
}
