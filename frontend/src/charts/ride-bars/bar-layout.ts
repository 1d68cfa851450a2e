import { scaleLinear } from 'd3-scale';

export const SLOT = 40;
export const BAR = 26;
const TOP = 22;
const LABEL_SPACE = 58;
/** Space for the first slanted label. */
const LEFT = 22;

export interface RideBar {
  readonly id: number;
  /** 1-based, in start-time order. */
  readonly number: number;
  /** In the unit shown. */
  readonly value: number;
  readonly label: string;
  readonly rough: boolean;
  /** Seconds since the session began; null where unknown. */
  readonly secondsIn: number | null;
}

/** Bar positions: one 40 px slot per ride, the axis ends at 1.1 times the largest value. */
export function layoutBars(bars: readonly RideBar[], height: number) {
  const largest = Math.max(0, ...bars.map((bar) => bar.value));
  const bottom = height - LABEL_SPACE;
  const y = scaleLinear()
    .domain([0, largest > 0 ? largest * 1.1 : 1])
    .range([bottom, TOP]);
  return {
    width: LEFT + Math.max(1, bars.length) * SLOT,
    bottom,
    y,
    ticks: y.ticks(4),
    places: bars.map((bar, index) => ({
      bar,
      x: LEFT + index * SLOT + (SLOT - BAR) / 2,
      center: LEFT + index * SLOT + SLOT / 2,
      top: y(bar.value),
    })),
  };
}
