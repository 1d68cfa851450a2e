import type { Highlight } from '../../lib/highlight.ts';
import type { Palette } from '../../lib/palette.ts';
import { clipToPlot, MARGIN, type Plot, type RideBand } from './plot.ts';

/** First and last row of the track, inclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

interface HighlightDrawing {
  readonly plot: Plot;
  readonly time: Float64Array;
  readonly speed: Float64Array;
  readonly bands: readonly RideBand[];
  readonly candidates: readonly RideBand[];
  readonly palette: Palette;
  readonly highlight: Highlight;
  readonly range: RowRange | null;
}

/** Draws cursor, highlighted ride, candidates and range on a transparent canvas above the session. */
export function drawHighlight(context: CanvasRenderingContext2D, drawing: HighlightDrawing): void {
  context.clearRect(0, 0, drawing.plot.width, drawing.plot.height);
  context.save();
  clipToPlot(context, drawing.plot);
  drawAll(context, drawing);
  context.restore();
}

function drawAll(context: CanvasRenderingContext2D, drawing: HighlightDrawing): void {
  const { plot, time, speed, bands, candidates, palette, highlight, range } = drawing;
  const bottom = plot.height - MARGIN.bottom;
  const fillBetween = (from: number, to: number, color: string) => {
    const left = plot.x(from);
    context.fillStyle = color;
    context.fillRect(left, MARGIN.top, Math.max(2, plot.x(to) - left), bottom - MARGIN.top);
  };
  if (range !== null) fillBetween(time[range.from] ?? 0, time[range.to] ?? 0, palette.rangeBand);
  const underline = ({ from, to }: RideBand, color: string) => {
    const left = plot.x(from);
    context.fillStyle = color;
    context.fillRect(left, bottom, Math.max(4, plot.x(to) - left), 4);
  };
  for (const candidate of candidates) {
    fillBetween(candidate.from, candidate.to, palette.candidateBand);
    if (candidate.id !== highlight.ride) continue;
    fillBetween(candidate.from, candidate.to, palette.candidateBand);
    underline(candidate, palette.candidate);
  }
  const band = bands.find(({ id }) => id === highlight.ride);
  if (band !== undefined) {
    fillBetween(band.from, band.to, palette[`${band.result ?? 'ride'}Band`]);
    underline(band, palette.rideActive);
  }
  if (highlight.row === null) return;
  const x = plot.x(time[highlight.row] ?? 0);
  context.strokeStyle = palette.cursor;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, MARGIN.top);
  context.lineTo(x, bottom);
  context.stroke();
  const value = speed[highlight.row] ?? Number.NaN;
  if (Number.isNaN(value)) return;
  context.fillStyle = palette.cursor;
  context.beginPath();
  context.arc(x, plot.y(value), 4, 0, Math.PI * 2);
  context.fill();
}
