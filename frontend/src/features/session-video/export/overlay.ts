import { placedIn, sessionFrame, type Track } from '@rideline/detection-engine';
import { formatDistance, formatSpeed, type UnitPreferences } from '../../../lib/units.ts';
import type { SessionRide } from '../../session/page/session.ts';
import { even, type Size } from './encoders.ts';

type Context = OffscreenCanvasRenderingContext2D;
type Point = readonly [x: number, y: number];
type Area = readonly [x: number, y: number, width: number, height: number];

interface Ridden {
  readonly entryName: string;
  readonly entry: SessionRide;
  readonly track: Track;
  readonly preferences: UnitPreferences;
}

/** Value of a column at a moment, between its two rows. */
export function valueAt(
  column: Float64Array,
  time: Float64Array,
  first: number,
  last: number,
  moment: number,
) {
  let row = first;
  while (row < last && (time[row + 1] ?? Infinity) <= moment) row++;
  const [here, next] = [time[row] ?? 0, time[row + 1] ?? Infinity];
  const part = Math.max(0, Math.min(1, (moment - here) / (next - here)));
  const value = column[row] ?? 0;
  return row < last ? value + part * ((column[row + 1] ?? value) - value) : value;
}

/** The ride's line in a square of this size, north up. */
function lineOf({ track, entry }: Ridden, size: number) {
  const { latitude, longitude, time } = track;
  const { firstRow, lastRow } = entry;
  const { box } = sessionFrame(track, [[firstRow, lastRow]], null);
  const { place } = placedIn(box, { left: 0, top: 0, width: size, height: size });
  const points: Point[] = [];
  for (let row = firstRow; row <= lastRow; row++) points.push(place(latitude[row]!, longitude[row]!));
  const at = (moment: number): Point => {
    const value = (column: Float64Array) => valueAt(column, time, firstRow, lastRow, moment);
    return place(value(latitude), value(longitude));
  };
  return { points, at };
}

/** How something looks within an area of the picture, the sizes and place of which are even. */
interface Drawing {
  /** Drawings of a layer with the same key are the same. */
  readonly key: string;
  readonly area: Size & { readonly left: number; readonly top: number };
  readonly draw: (context: Context) => void;
}
/** A part of an overlay: how it looks at a moment. */
export type Layer = (moment: number) => Drawing;

/** Figures that change faster cannot be read. */
const FIGURES_MS = 200;

/** Speed, distance, the ride's number and its line for a picture of this size. */
export function overlayOf(ridden: Ridden, { width, height }: Size): Layer[] {
  const { entry, entryName, track, preferences } = ridden;
  const { firstRow, lastRow } = entry;
  const unit = Math.min(width, height) / 100;
  const map = lineOf(ridden, 22 * unit);
  const began = track.distance[firstRow] ?? 0;
  const value = (column: Float64Array, moment: number) =>
    valueAt(column, track.time, firstRow, lastRow, moment);
  const speedAt = (moment: number) => {
    const isRiding = moment >= (track.time[firstRow] ?? 0) && moment <= (track.time[lastRow] ?? 0);
    return isRiding ? value(track.speed, moment) * 3.6 : 0;
  };
  /** A drawing with a shadow, within this distance of an area. */
  const shadowed = (key: string, margin: number, [x, y, w, h]: Area, draw: Drawing['draw']): Drawing => ({
    key,
    area: {
      left: even(x - margin),
      top: even(y - margin),
      width: even(w + 2 * margin),
      height: even(h + 2 * margin),
    },
    draw: (context) => {
      context.save();
      context.shadowColor = 'rgb(0 0 0 / 80%)';
      context.shadowBlur = unit;
      draw(context);
      context.restore();
    },
  });
  const written =
    (size: number, y: number, textAt: (moment: number) => string): Layer =>
    (moment) => {
      const text = textAt(Math.floor(moment / FIGURES_MS) * FIGURES_MS);
      const [left, base] = [4 * unit, height - y * unit];
      const area: Area = [left, base - size * unit, 64 * unit, 1.25 * size * unit];
      return shadowed(text, 1.5 * unit, area, (context) => {
        context.font = `700 ${size * unit}px system-ui, sans-serif`;
        context.fillStyle = '#fff';
        context.fillText(text, left, base);
      });
    };
  const [left, top] = [width - 26 * unit, height - 26 * unit];
  return [
    written(4, 17, () => `${entryName} ${entry.number}`),
    written(8, 9.5, (moment) => formatSpeed(speedAt(moment), preferences)),
    written(5, 4, (moment) => formatDistance(value(track.distance, moment) - began, preferences)),
    () =>
      shadowed('line', 2 * unit, [left, top, 22 * unit, 22 * unit], (context) => {
        context.lineJoin = 'round';
        context.lineWidth = 0.8 * unit;
        context.strokeStyle = '#fff';
        context.beginPath();
        for (const [x, y] of map.points) context.lineTo(left + x, top + y);
        context.stroke();
      }),
    (moment) => {
      const [x, y] = map.at(moment);
      return shadowed(`${x} ${y}`, 3 * unit, [left + x, top + y, 0, 0], (context) => {
        context.fillStyle = '#ffb000';
        context.beginPath();
        context.arc(left + x, top + y, 1.4 * unit, 0, 2 * Math.PI);
        context.fill();
      });
    },
  ];
}

/** Writes the title of a ride on a picture that is darkened below. */
export function drawTitle(context: Context, { width, height }: Size, lines: readonly string[]): void {
  const unit = Math.min(width, height) / 100;
  context.save();
  context.fillStyle = 'rgb(0 0 0 / 55%)';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  lines.forEach((line, index) => {
    context.font = `700 ${(index === 0 ? 10 : 5) * unit}px system-ui, sans-serif`;
    context.fillText(line, width / 2, height / 2 + (index === 0 ? 0 : 9 * unit));
  });
  context.restore();
}
