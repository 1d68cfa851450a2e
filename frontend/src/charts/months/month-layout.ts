import { readerLocale, writeDay } from '@rideline/detection-engine';
import { scaleBand, scaleLinear } from 'd3-scale';

export const HEIGHT = 220;
const MARGIN = { top: 12, right: 8, bottom: 28 } as const;
const LABEL_ROOM = 68;
const DIGIT = 7.5;
/** Months between two labels of the axis. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

/** One month of a series; consecutive ones, oldest first. */
export interface MonthValue {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Null is a gap: nothing was measured. */
  readonly value: number | null;
  /** Lowest value of a stack that reaches below zero. */
  readonly low?: number;
  /** Parts of a stack. */
  readonly segments?: readonly Segment[];
  /** The month and its values as people read them, if not month and value. */
  readonly text?: string;
}

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly color: string;
}

/** 'Feb 2025' from '2025-02'. */
export const monthName = (month: string): string => writeDay(Date.parse(`${month}-01T00:00:00Z`), 'month');

/** Months since year 0. */
const serial = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Labels of the months axis at least 68 px apart, on round months of the calendar. */
function monthTicks(months: readonly MonthValue[], width: number) {
  const most = Math.max(1, Math.floor(width / LABEL_ROOM));
  const step = STEPS.find((candidate) => months.length / candidate <= most) ?? 120;
  return months.flatMap(({ month }, index) =>
    serial(month) % step === 0 ? [{ index, text: step < 12 ? monthName(month) : month.slice(0, 4) }] : [],
  );
}

export type MonthLayout = ReturnType<typeof layoutMonths>;

/** Positions in a chart of this width in px: a slot per month, whole numbers on the value axis. */
export function layoutMonths(months: readonly MonthValue[], width: number) {
  const bottom = HEIGHT - MARGIN.bottom;
  const y = scaleLinear()
    .domain([
      Math.min(0, ...months.map(({ low = 0 }) => low)),
      Math.max(1, ...months.map(({ value }) => value ?? 0)),
    ])
    .range([bottom, MARGIN.top])
    .nice(4);
  const compact = new Intl.NumberFormat(readerLocale(), { notation: 'compact' });
  const ticks = y
    .ticks(4)
    .filter(Number.isInteger)
    .map((value) => ({ value, text: compact.format(Math.abs(value)), y: y(value) }));
  const left = 10 + Math.max(...ticks.map(({ text }) => text.length)) * DIGIT;
  const right = Math.max(left + 1, width - MARGIN.right);
  const x = scaleBand<number>()
    .domain(months.map((_, index) => index))
    .range([left, right])
    .paddingInner(right - left > months.length * 5 ? 0.3 : 0);
  const places = months.map((month, index) => {
    const { value } = month;
    const start = x(index) ?? left;
    return { ...month, x: start, center: start + x.bandwidth() / 2, top: y(value ?? 0) };
  });
  return {
    left,
    right,
    bottom,
    slot: x.step(),
    y,
    bar: Math.max(1, x.bandwidth()),
    places,
    valueTicks: ticks,
    monthTicks: monthTicks(months, right - left).map(({ index, text }) => ({
      text,
      x: places[index]?.center ?? left,
    })),
    /** The month whose slot holds this x in px; the nearest one outside all slots. */
    indexAt: (px: number): number =>
      Math.min(months.length - 1, Math.max(0, Math.floor((px - left) / x.step()))),
  };
}
