import { useElementSize } from '@mantine/hooks';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import type { Palette } from '../lib/palette.ts';
import type { TimeSpan } from './speed/plot.ts';
import styles from './tide-band.module.css';

const HEIGHT = 76;
const MARGIN = { top: 18, bottom: 18 } as const;
/** Half of a text's width, so that it stays within the band. */
const TEXT = 42;

export interface TideTurnMark {
  readonly time: number;
  readonly isHigh: boolean;
  readonly text: string;
}

interface Props {
  /** Epoch milliseconds and meters. */
  readonly curve: { readonly start: number; readonly step: number; readonly heights: readonly number[] };
  readonly turns: readonly TideTurnMark[];
  /** The part of the curve that is the session. */
  readonly session: TimeSpan;
  readonly nights: readonly TimeSpan[];
  /** Sunrise or sunset within the session. */
  readonly sun: readonly number[];
  readonly label: string;
  readonly palette: Palette;
}

/** The tide around a session, with the session's stretch and the nights. */
export function TideBand({ curve, turns, session, nights, sun, label, palette }: Props) {
  const { ref, width } = useElementSize();
  const { x, path, area } = useMemo(() => {
    const { start, step, heights } = curve;
    const end = start + (heights.length - 1) * step;
    const across = scaleLinear().domain([start, end]).range([0, width]).clamp(true);
    const [low = 0, high = 1] = extent(heights);
    const up = scaleLinear()
      .domain([low, Math.max(high, low + 0.01)])
      .range([HEIGHT - MARGIN.bottom, MARGIN.top]);
    const points = heights.map(
      (height, index) => `${across(start + index * step).toFixed(1)} ${up(height).toFixed(1)}`,
    );
    const line = `M${points.join('L')}`;
    return { x: across, path: line, area: `${line}L${width} ${HEIGHT}L0 ${HEIGHT}Z` };
  }, [curve, width]);
  const halo = { paintOrder: 'stroke', stroke: palette.surface, strokeWidth: 3 } as const;
  const within = (at: number) => Math.min(width - TEXT, Math.max(TEXT, at));
  const [from, to] = session.map((time) => x(time)) as [number, number];
  return (
    <div ref={ref} className={styles.band} style={{ height: HEIGHT }}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label} fontSize={11} fill={palette.label}>
        {nights.map(([dusk, dawn]) => (
          <rect
            key={dusk}
            fill={palette.nightBand}
            x={x(dusk)}
            width={Math.max(0, x(dawn) - x(dusk))}
            height={HEIGHT}
          />
        ))}
        <path d={area} fill={palette.series} opacity={0.2} />
        <rect x={from} width={Math.max(2, to - from)} height={HEIGHT} fill={palette.rangeBand} />
        <rect x={from} y={HEIGHT - 3} width={Math.max(2, to - from)} height={3} fill={palette.series} />
        <path d={path} fill="none" stroke={palette.series} strokeWidth={1.75} />
        {sun.map((time) => (
          <line
            key={time}
            x1={x(time)}
            x2={x(time)}
            y2={HEIGHT}
            stroke={palette.attempt}
            strokeDasharray="3 3"
          />
        ))}
        {turns.map(({ time, isHigh, text }) => (
          <text
            key={time}
            x={within(x(time))}
            y={isHigh ? MARGIN.top - 7 : HEIGHT - MARGIN.bottom + 14}
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
