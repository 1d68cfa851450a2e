import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import type { Palette } from '../../lib/palette.ts';
import type { MapRide, MapTrack } from '../map-track.ts';
import { NO_STEP, type SpeedSteps } from '../speed-colors/speed-steps.ts';
import { arrowsAlong, fitWave, type Point } from './wave-shape.ts';
import styles from './wave-map.module.css';

/** Rows of the track shown before and after the ride. */
const AROUND = 10;
const ARROWS = 3;

interface Props {
  readonly track: MapTrack;
  readonly ride: MapRide;
  readonly steps: SpeedSteps;
  readonly palette: Palette;
  readonly highlight: HighlightSignal;
  readonly label: string;
}

const lineOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Consecutive rows of one speed step. */
function stretchesOf(firstRow: number, points: readonly Point[], { ofRow }: SpeedSteps) {
  const stretches: { readonly step: number; readonly points: Point[] }[] = [];
  for (let index = 1; index < points.length; index++) {
    const step = ofRow[firstRow + index] ?? NO_STEP;
    const [from, to] = [points[index - 1], points[index]];
    if (from === undefined || to === undefined) continue;
    const last = stretches.at(-1);
    if (last?.step === step) last.points.push(to);
    else stretches.push({ step, points: [from, to] });
  }
  return stretches;
}

/** One wave as a small map: fitted, colored by speed, with direction, take-off and end. */
export function WaveMap({ track, ride, steps, palette, highlight, label }: Props) {
  const { ref, width, height } = useElementSize();
  const cursor = useRef<SVGCircleElement>(null);
  const { id, firstRow, lastRow } = ride;
  const shape = useMemo(() => {
    const at = fitWave(track, { id, firstRow, lastRow }, { width, height });
    const rows = (from: number, to: number) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => at(from + index));
    const points = rows(firstRow, lastRow);
    return {
      at,
      points,
      before: rows(Math.max(0, firstRow - AROUND), firstRow),
      after: rows(lastRow, Math.min(track.latitude.length - 1, lastRow + AROUND)),
      stretches: stretchesOf(firstRow, points, steps),
      arrows: arrowsAlong(points, ARROWS),
    };
  }, [track, id, firstRow, lastRow, steps, width, height]);

  useEffect(() => {
    const follow = () => {
      const { row } = highlight.get();
      const here = row !== null && row >= firstRow && row <= lastRow ? shape.at(row) : null;
      cursor.current?.setAttribute('visibility', here === null ? 'hidden' : 'visible');
      if (here !== null) cursor.current?.setAttribute('transform', `translate(${here[0]} ${here[1]})`);
    };
    follow();
    return highlight.subscribe(follow);
  }, [highlight, shape, firstRow, lastRow]);

  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'touch') return;
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const squared = ([px, py]: Point) => (px - x) ** 2 + (py - y) ** 2;
    const nearest = shape.points.reduce(
      (best, here, index) => (squared(here) < squared(shape.points[best] ?? here) ? index : best),
      0,
    );
    highlight.set({ row: firstRow + nearest, ride: id });
  };
  const nameAt = ([x, y]: Point, text: string) => (
    <text
      x={x < 70 ? x - 6 : x > width - 70 ? x + 6 : x}
      y={y < 30 ? y + 22 : y - 12}
      textAnchor={x < 70 ? 'start' : x > width - 70 ? 'end' : 'middle'}
      className={styles.name}
      fill={palette.label}
      stroke={palette.ground}
    >
      {text}
    </text>
  );
  const start: Point = shape.points[0] ?? [0, 0];
  const end: Point = shape.points.at(-1) ?? [0, 0];

  return (
    <div
      ref={ref}
      className={styles.map}
      style={{ background: palette.ground }}
      onPointerMove={point}
      onPointerLeave={() => highlight.clear()}
    >
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          <g fill="none" strokeLinecap="round" strokeLinejoin="round">
            {[shape.before, shape.after].map((rows, index) => (
              <path
                key={index === 0 ? 'before' : 'after'}
                d={lineOf(rows)}
                stroke={palette.track}
                strokeWidth={1.5}
                strokeDasharray="1 5"
              />
            ))}
            <path d={lineOf(shape.points)} stroke={palette.surface} strokeWidth={8} />
            {shape.stretches.map(({ step, points }, index) => (
              <path
                key={index}
                d={lineOf(points)}
                stroke={palette.speeds[step] ?? palette.ride}
                strokeWidth={step === NO_STEP ? 1.5 : 4.5}
              />
            ))}
          </g>
          {shape.arrows.map(({ at: [x, y], degrees }) => (
            <path
              key={`${x} ${y}`}
              d="M-4 -5 L5 0 L-4 5 L-1.5 0 Z"
              transform={`translate(${x} ${y}) rotate(${degrees})`}
              fill={palette.cursor}
              stroke={palette.surface}
              strokeWidth={0.75}
            />
          ))}
          <circle cx={start[0]} cy={start[1]} r={6.5} fill="#126643" stroke="#fff" strokeWidth={2} />
          <rect
            x={end[0] - 5.5}
            y={end[1] - 5.5}
            width={11}
            height={11}
            rx={2}
            fill="#102a38"
            stroke="#fff"
            strokeWidth={2}
          />
          {nameAt(start, 'Take-off')}
          {nameAt(end, 'End')}
          <circle
            ref={cursor}
            r={6}
            fill={palette.cursor}
            stroke={palette.surface}
            strokeWidth={2.5}
            visibility="hidden"
          />
        </svg>
      )}
    </div>
  );
}
