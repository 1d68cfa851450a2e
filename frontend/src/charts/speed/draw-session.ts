import type { ScaleLinear } from 'd3-scale';
import type { Palette } from '../../lib/palette.ts';
import type { PixelColumns } from './pixel-columns.ts';
import { clipToPlot, innerWidth, MARGIN, type Plot, type RideBand } from './plot.ts';
import { timeTicks } from './time-ticks.ts';

const FONT = '12px system-ui, sans-serif';
/** Pauses in the recording longer than both are drawn as a gap. */
const GAP_PX = 6;
const GAP_MS = 20_000;

export interface SessionDrawing {
  readonly plot: Plot;
  /** Speeds reduced to `innerWidth(plot)` pixel columns. */
  readonly columns: PixelColumns;
  /** A quieter line below, with an axis of its own on the right. */
  readonly second: { readonly columns: PixelColumns; readonly y: ScaleLinear<number, number> } | null;
  readonly bands: readonly RideBand[];
  readonly palette: Palette;
  readonly tickOrigin: number;
  readonly formatTick: (millis: number, step: number) => string;
}

/** Draws the static parts: grid, axes, ride bands and the speed line. */
export function drawSession(context: CanvasRenderingContext2D, drawing: SessionDrawing): void {
  const { plot, bands, palette } = drawing;
  context.clearRect(0, 0, plot.width, plot.height);
  drawGrid(context, drawing);
  context.save();
  clipToPlot(context, plot);
  const bottom = plot.height - MARGIN.bottom;
  for (const band of bands) {
    const left = plot.x(band.from);
    context.fillStyle = palette[`${band.result ?? 'ride'}Band`];
    context.fillRect(left, MARGIN.top, Math.max(2, plot.x(band.to) - left), bottom - MARGIN.top);
  }
  if (drawing.second !== null) drawSecond(context, drawing, drawing.second);
  drawLine(context, drawing);
  context.restore();
}

function drawGrid(context: CanvasRenderingContext2D, drawing: SessionDrawing): void {
  const { plot, palette } = drawing;
  context.font = FONT;
  context.fillStyle = palette.label;
  context.strokeStyle = palette.grid;
  context.lineWidth = 1;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  for (const tick of plot.y.ticks(4)) {
    const y = Math.round(plot.y(tick)) + 0.5;
    context.beginPath();
    context.moveTo(MARGIN.left, y);
    context.lineTo(plot.width - plot.right, y);
    context.stroke();
    context.fillText(String(tick), MARGIN.left - 8, y);
  }
  if (drawing.second !== null) {
    const { y } = drawing.second;
    context.textAlign = 'left';
    context.fillStyle = palette.second;
    for (const tick of y.ticks(4)) context.fillText(String(tick), plot.width - plot.right + 6, y(tick));
    context.fillStyle = palette.label;
  }
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  const inner = innerWidth(plot);
  const { step, ticks } = timeTicks(plot.domain, drawing.tickOrigin, inner, 84);
  for (const tick of ticks) {
    const x = plot.x(tick);
    if (x > plot.width - Math.max(24, plot.right) || x < 24) continue;
    context.fillText(drawing.formatTick(tick, step), x, plot.height - 8);
  }
}

/** The path of a line; pauses in the recording are gaps. */
function pathOf(plot: Plot, { low, high }: PixelColumns, y: Plot['y']): Path2D {
  const left = MARGIN.left;
  const inner = innerWidth(plot);
  const gap = Math.max(GAP_PX, (GAP_MS / (plot.domain[1] - plot.domain[0])) * inner);
  const path = new Path2D();
  let previous = -Infinity;
  for (let column = 0; column < inner; column++) {
    const top = high[column] ?? Number.NaN;
    if (Number.isNaN(top)) continue;
    const x = left + column;
    if (column - previous > gap) path.moveTo(x, y(top));
    else path.lineTo(x, y(top));
    const bottom = low[column] ?? top;
    if (bottom !== top) path.lineTo(x, y(bottom));
    previous = column;
  }
  return path;
}

function drawSecond(
  context: CanvasRenderingContext2D,
  { plot, palette }: SessionDrawing,
  { columns, y }: NonNullable<SessionDrawing['second']>,
): void {
  context.lineWidth = 1;
  context.lineJoin = 'round';
  context.strokeStyle = palette.second;
  context.stroke(pathOf(plot, columns, y));
}

function drawLine(
  context: CanvasRenderingContext2D,
  { plot, columns, bands, palette }: SessionDrawing,
): void {
  const path = pathOf(plot, columns, plot.y);
  context.lineWidth = 1.25;
  context.lineJoin = 'round';
  context.strokeStyle = palette.track;
  context.stroke(path);

  context.save();
  context.beginPath();
  for (const band of bands) {
    const from = plot.x(band.from);
    context.rect(from - 0.5, 0, Math.max(2, plot.x(band.to) - from) + 1, plot.height);
  }
  context.clip();
  context.strokeStyle = palette.ride;
  context.lineWidth = 1.75;
  context.stroke(path);
  context.restore();
}
