import { formatCount } from '../../lib/format.ts';
import { MonthChart, type Marks, type MonthChartProps } from './month-chart.tsx';
import { monthName, type MonthValue } from './month-layout.ts';

/** One color of a stack over all months. */
export interface StackPart {
  readonly label: string;
  readonly color: string;
  /** Drawn below zero. */
  readonly below?: boolean;
  /** One a month. */
  readonly counts: readonly number[];
}

interface Props extends Omit<MonthChartProps, 'months'> {
  readonly months: readonly string[];
  readonly parts: readonly StackPart[];
}

/** The values of a stacked bar chart: parts above zero in their order, and those below it. */
export const stacked = (months: readonly string[], parts: readonly StackPart[]): MonthValue[] =>
  months.map((month, index) => {
    let high = 0;
    let low = 0;
    const segments = parts.flatMap(({ color, below = false, counts }) => {
      const count = counts[index] ?? 0;
      if (count === 0) return [];
      const from = below ? low : high;
      if (below) low -= count;
      else high += count;
      return [{ from, to: below ? low : high, color }];
    });
    const texts = parts.map(
      ({ label, counts }) => `${formatCount(counts[index] ?? 0)} ${label.toLowerCase()}`,
    );
    return { month, value: high, low, segments, text: `${monthName(month)}: ${texts.join(', ')}` };
  });

function StackMarks({ layout: { places, bar, y }, active }: Marks) {
  return places.map(({ month, x, segments = [] }, index) => (
    <g key={month} opacity={active === null || active === index ? 1 : 0.55}>
      {segments.map(({ from, to, color }) => (
        <rect
          key={color}
          x={x}
          y={Math.min(y(from), y(to))}
          width={bar}
          height={Math.abs(y(from) - y(to))}
          fill={color}
        />
      ))}
    </g>
  ));
}

/** Counts per month as stacked bars, above and below zero. */
export const MonthStackChart = ({ months, parts, ...props }: Props) => (
  <MonthChart {...props} months={stacked(months, parts)} Marks={StackMarks} />
);
