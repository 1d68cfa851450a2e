import type { Track } from '@rideline/detection-engine';
import { formatDistance, formatSpeed, type UnitPreferences } from '../../../../../lib/units.ts';
import type { SessionRide } from '../../session/session.ts';
import type { Size } from './encoders.ts';

type Context = OffscreenCanvasRenderingContext2D;
type Point = readonly [x: number, y: number];

interface Ridden {
  readonly entryName: string;
  readonly entry: SessionRide;
  readonly track: Track;
  readonly preferences: UnitPreferences;
}

/** Value of a column at a moment, between its two rows. */
function valueAt(column: Float64Array, time: Float64Array, first: number, last: number, moment: number) {
  let row = first;
  while (row < last && (time[row + 1] ?? Infinity) <= moment) row++;
  const [here, next] = [time[row] ?? 0, time[row + 1] ?? Infinity];
  const part = Math.max(0, Math.min(1, (moment - here) / (next - here)));
  const value = column[row] ?? 0;
  return row < last ? value + part * ((column[row + 1] ?? value) - value) : value;
}

/** The ride's line in a square of this size, north up. */
function lineOf({ track, entry }: Ridden, size: number) {
  const { latitude, longitude } = track;
  const { firstRow, lastRow } = entry;
  const east = Math.cos(((latitude[firstRow] ?? 0) * Math.PI) / 180);
  const points: Point[] = [];
  for (let row = firstRow; row <= lastRow; row++) points.push([longitude[row]! * east, -latitude[row]!]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = size / Math.max(width, height, 1e-9);
  const place = (x: number, y: number): Point => [
    (x - left) * scale + (size - width * scale) / 2,
    (y - top) * scale + (size - height * scale) / 2,
  ];
  const at = (moment: number): Point => {
    const value = (column: Float64Array) => valueAt(column, track.time, firstRow, lastRow, moment);
    return place(value(longitude) * east, -value(latitude));
  };
  return { points: points.map(([x, y]) => place(x, y)), at };
}

/** Draws speed, distance, the ride's number and its line on a picture of this size. */
export function overlayOf(ridden: Ridden, { width, height }: Size) {
  const { entry, entryName, track, preferences } = ridden;
  const { firstRow, lastRow } = entry;
  const unit = Math.min(width, height) / 100;
  const map = lineOf(ridden, 22 * unit);
  const began = track.distance[firstRow] ?? 0;
  return (context: Context, moment: number) => {
    const value = (column: Float64Array) => valueAt(column, track.time, firstRow, lastRow, moment);
    const isRiding = moment >= (track.time[firstRow] ?? 0) && moment <= (track.time[lastRow] ?? 0);
    const speed = isRiding ? value(track.speed) * 3.6 : 0;
    context.save();
    context.shadowColor = 'rgb(0 0 0 / 80%)';
    context.shadowBlur = unit;
    context.fillStyle = '#fff';
    context.textBaseline = 'alphabetic';
    const write = (text: string, size: number, y: number) => {
      context.font = `700 ${size * unit}px system-ui, sans-serif`;
      context.fillText(text, 4 * unit, height - y * unit);
    };
    write(`${entryName} ${entry.number}`, 4, 17);
    write(formatSpeed(speed, preferences), 8, 9.5);
    write(formatDistance(value(track.distance) - began, preferences), 5, 4);
    context.translate(width - 26 * unit, height - 26 * unit);
    context.lineJoin = 'round';
    context.lineWidth = 0.8 * unit;
    context.strokeStyle = '#fff';
    context.beginPath();
    for (const [x, y] of map.points) context.lineTo(x, y);
    context.stroke();
    const [x, y] = map.at(moment);
    context.fillStyle = '#ffb000';
    context.beginPath();
    context.arc(x, y, 1.4 * unit, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  };
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
