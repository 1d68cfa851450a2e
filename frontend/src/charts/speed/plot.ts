import { bisectLeft, bisectRight, max, min } from 'd3-array';
import type { RideResult } from '../../lib/palette.ts';
import { scaleLinear, type ScaleLinear } from 'd3-scale';

export const MARGIN = { top: 10, bottom: 26, left: 40 } as const;
/** Pixels to the right of the plot, without and with an axis there. */
const RIGHT = 12;
const RIGHT_AXIS = 36;

/** A ride's start and end on the time axis, in epoch milliseconds. */
export interface RideBand {
  readonly id: number;
  /** A ride, unless said otherwise. */
  readonly result?: RideResult;
  readonly from: number;
  readonly to: number;
}

/** Start and end on the time axis, in epoch milliseconds. */
export type TimeSpan = readonly [from: number, to: number];

export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Margin in pixels. */
  readonly right: number;
  /** The part of the session that is shown. */
  readonly domain: TimeSpan;
  /** All of the session. */
  readonly whole: TimeSpan;
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

interface PlotOptions {
  readonly time: Float64Array;
  /** In the displayed unit. */
  readonly speed: Float64Array;
  /** The rides, which set the height of the axis beside a drive. */
  readonly bands: readonly RideBand[];
  /** The part of the session to show; null for all of it. */
  readonly view: TimeSpan | null;
  readonly width: number;
  readonly height: number;
  /** A second line has its axis on the right. */
  readonly hasRightAxis?: boolean;
}

/** A session much faster outside its time on the water than within has a drive. */
const DRIVE_FACTOR = 1.5;

/** The top of the speed axis: a drive before the first or after the last ride does not flatten the rides. */
export function topSpeed({ time, speed, bands }: Pick<PlotOptions, 'time' | 'speed' | 'bands'>): number {
  const overall = max(speed) ?? 0;
  const from = bisectLeft(time, min(bands, (band) => band.from) ?? -Infinity);
  const to = bisectRight(time, max(bands, (band) => band.to) ?? Infinity);
  const onWater = max(speed.subarray(from, to)) ?? 0;
  return Math.max(1, onWater > 0 && overall > DRIVE_FACTOR * onWater ? onWater : overall);
}

/** Scales of the chart. What is faster than the axis is drawn at its top. */
export function createPlot({
  time,
  speed,
  bands,
  view,
  width,
  height,
  hasRightAxis = false,
}: PlotOptions): Plot {
  const right = hasRightAxis ? RIGHT_AXIS : RIGHT;
  const start = time[0] ?? 0;
  const end = time[time.length - 1] ?? start + 1;
  const whole = [start, Math.max(end, start + 1000)] as const;
  const domain = view ?? whole;
  const x = scaleLinear()
    .domain(domain)
    .range([MARGIN.left, Math.max(MARGIN.left + 1, width - right)]);
  const y = scaleLinear()
    .domain([0, topSpeed({ time, speed, bands }) * 1.1])
    .range([height - MARGIN.bottom, MARGIN.top])
    .clamp(true);
  return { width, height, right, domain, whole, x, y };
}

/** The scale of a second line, from its lowest to its highest value. */
export function secondScale(values: Float64Array, { height }: Pick<Plot, 'height'>) {
  return scaleLinear()
    .domain([min(values) ?? 0, max(values) ?? 1])
    .nice(4)
    .range([height - MARGIN.bottom, MARGIN.top]);
}

/** Whole pixels between the margins. */
export const innerWidth = ({ width, right }: Plot): number =>
  Math.max(2, Math.floor(width - MARGIN.left - right));

/** Limits drawing to the area between the margins. */
export function clipToPlot(context: CanvasRenderingContext2D, { width, height, right }: Plot): void {
  context.beginPath();
  context.rect(MARGIN.left - 1, 0, width - MARGIN.left - right + 2, height);
  context.clip();
}
