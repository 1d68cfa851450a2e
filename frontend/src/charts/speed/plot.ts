import { max } from 'd3-array';
import { scaleLinear, type ScaleLinear } from 'd3-scale';

export const MARGIN = { top: 10, right: 12, bottom: 26, left: 40 } as const;

/** A ride's start and end on the time axis, in epoch milliseconds. */
export interface RideBand {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly domain: readonly [number, number];
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

/** Scales of the chart; speeds are in the displayed unit. */
export function createPlot(time: Float64Array, speed: Float64Array, width: number, height: number): Plot {
  const start = time[0] ?? 0;
  const end = time[time.length - 1] ?? start + 1;
  const domain = [start, Math.max(end, start + 1000)] as const;
  const x = scaleLinear()
    .domain(domain)
    .range([MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right)]);
  const y = scaleLinear()
    .domain([0, Math.max(1, max(speed) ?? 1) * 1.1])
    .range([height - MARGIN.bottom, MARGIN.top]);
  return { width, height, domain, x, y };
}

/** Whole pixels between the margins. */
export const innerWidth = ({ width }: Plot): number =>
  Math.max(2, Math.floor(width - MARGIN.left - MARGIN.right));
