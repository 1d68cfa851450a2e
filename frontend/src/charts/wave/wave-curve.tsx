import { useElementSize } from '@mantine/hooks';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import type { Palette } from '../../lib/palette.ts';
import { nearestRow } from '../speed/nearest-row.ts';
import { speedPath } from '../speed/speed-path.ts';
import { secondTicks } from './second-ticks.ts';
import { WaveAxes, WAVE_MARGIN } from './wave-axes.tsx';
import styles from './wave-curve.module.css';

/** Shown before the take-off and after the end. */
const AROUND_MS = 4000;

interface Props {
  readonly time: Float64Array;
  /** One per row in the displayed unit; NaN for a doubtful speed. */
  readonly speed: Float64Array;
  readonly unit: string;
  readonly ride: { readonly id: number; readonly firstRow: number; readonly lastRow: number };
  /** Row of the top speed and its text. */
  readonly top: { readonly row: number; readonly text: string } | null;
  readonly palette: Palette;
  readonly highlight: HighlightSignal;
  readonly label: string;
}

/** The speed of one wave by seconds from its take-off, with its top speed. */
export function WaveCurve({ time, speed, unit, ride, top, palette, highlight, label }: Props) {
  const { ref, width, height } = useElementSize();
  const cursor = useRef<SVGGElement>(null);
  const { id, firstRow, lastRow } = ride;
  const curve = useMemo(() => {
    const [start, end] = [time[firstRow] ?? 0, time[lastRow] ?? 0];
    const rows = [nearestRow(time, start - AROUND_MS), nearestRow(time, end + AROUND_MS)] as const;
    const x = scaleLinear()
      .domain([start - AROUND_MS, Math.max(end, start + 1000) + AROUND_MS])
      .range([WAVE_MARGIN.left, Math.max(WAVE_MARGIN.left + 1, width - WAVE_MARGIN.right)]);
    const y = scaleLinear()
      .domain([0, Math.max(1, max(speed.subarray(firstRow, lastRow + 1)) ?? 1) * 1.1])
      .range([height - WAVE_MARGIN.bottom, WAVE_MARGIN.top])
      .clamp(true);
    const through = (first: number, last: number) => speedPath({ time, speed }, [first, last], x, y);
    return {
      x,
      y,
      start,
      end,
      around: through(...rows),
      wave: through(firstRow, lastRow),
      seconds: secondTicks((end - start) / 1000, x(end) - x(start)),
    };
  }, [time, speed, firstRow, lastRow, width, height]);

  useEffect(() => {
    const follow = () => {
      const { row } = highlight.get();
      const value = row === null ? Number.NaN : (speed[row] ?? Number.NaN);
      const shown = row !== null && row >= firstRow && row <= lastRow && !Number.isNaN(value);
      cursor.current?.setAttribute('visibility', shown ? 'visible' : 'hidden');
      if (shown) {
        cursor.current?.setAttribute('transform', `translate(${curve.x(time[row] ?? 0)} ${curve.y(value)})`);
      }
    };
    follow();
    return highlight.subscribe(follow);
  }, [highlight, curve, time, speed, firstRow, lastRow]);

  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'touch') return;
    const at = curve.x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left);
    const row = Math.min(lastRow, Math.max(firstRow, nearestRow(time, at)));
    highlight.set({ row, ride: id });
  };
  const floor = height - WAVE_MARGIN.bottom;
  const topAt = top === null ? null : ([curve.x(time[top.row] ?? 0), curve.y(speed[top.row] ?? 0)] as const);

  return (
    <div ref={ref} className={styles.curve} onPointerMove={point} onPointerLeave={() => highlight.clear()}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          <rect
            x={curve.x(curve.start)}
            y={WAVE_MARGIN.top}
            width={Math.max(2, curve.x(curve.end) - curve.x(curve.start))}
            height={Math.max(0, floor - WAVE_MARGIN.top)}
            fill={palette.rideBand}
          />
          <WaveAxes
            {...{ width, height, unit }}
            y={curve.y}
            seconds={curve.seconds}
            xOf={(second) => curve.x(curve.start + second * 1000)}
          />
          <g fill="none" strokeLinejoin="round" strokeLinecap="round">
            <path d={curve.around} stroke={palette.track} strokeWidth={1.25} />
            <path d={curve.wave} stroke={palette.ride} strokeWidth={2.25} />
          </g>
          {top !== null && topAt !== null && (
            <g>
              <circle
                cx={topAt[0]}
                cy={topAt[1]}
                r={4.5}
                fill={palette.rideActive}
                stroke={palette.surface}
                strokeWidth={1.5}
              />
              <text
                className={styles.top}
                x={Math.min(Math.max(topAt[0], 62), width - 48)}
                y={topAt[1] - 9}
                textAnchor="middle"
                fill={palette.rideActive}
                stroke={palette.surface}
              >
                {top.text}
              </text>
            </g>
          )}
          <g ref={cursor} visibility="hidden">
            <circle r={5} fill={palette.cursor} stroke={palette.surface} strokeWidth={2} />
          </g>
        </svg>
      )}
    </div>
  );
}
