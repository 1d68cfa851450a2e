import { formatCount } from '../../lib/format.ts';
import { MonthChart, type Marks, type MonthChartProps } from './month-chart.tsx';
import { type Interval, intervalName, type MonthValue } from './month-layout.ts';

/** One color of a stack over all months. */
export interface StackPart {
  readonly label: string;
  readonly color: string;
  /** Drawn below zero. */
  readonly below?: boolean;
  /** One a month. Null draws nothing: too few people, or a month that has not ended. */
  readonly counts: readonly (number | null)[];
  /** The counts as people read them, where null has a text; '<5'. */
  readonly texts?: readonly string[];
}

interface Props extends Omit<MonthChartProps, 'months'> {
  readonly months: readonly string[];
  readonly parts: readonly StackPart[];
}

const HIDDEN_HEIGHT = 7;

/** The values of a stacked bar chart: parts above zero in their order, and those below it. */
export const stacked = (
  months: readonly string[],
  parts: readonly StackPart[],
  interval: Interval = 'month',
): MonthValue[] =>
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
    const isHidden = ({ counts, texts }: StackPart) =>
      counts[index] === null && (texts?.[index] ?? '') !== '';
    const hidden = parts.filter(isHidden);
    const texts = parts.map(({ label, counts, texts }) => {
      const count = counts[index];
      const text = texts?.[index] ?? (count === null || count === undefined ? '' : formatCount(count));
      return text === '' ? [] : [`${text} ${label.toLowerCase()}`];
    });
    return {
      month,
      value: high,
      low,
      segments,
      hidden: { above: hidden.some(({ below }) => !below), below: hidden.some(({ below }) => below) },
      text: `${intervalName(month, interval)}: ${texts.flat().join(', ')}`,
    };
  });

function StackMarks({ layout: { places, bar, y }, palette, active }: Marks) {
  return places.map(({ month, x, value, low = 0, segments = [], hidden }, index) => (
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
      {hidden?.above && (
        <HiddenPart x={x} y={y(value) - HIDDEN_HEIGHT - 1.5} width={bar} color={palette.label} />
      )}
      {hidden?.below && <HiddenPart x={x} y={y(low) + 1.5} width={bar} color={palette.label} />}
    </g>
  ));
}

/** An outline that says nothing about the height of what it stands for. */
const HiddenPart = ({ color, ...place }: { x: number; y: number; width: number; color: string }) => (
  <rect {...place} height={HIDDEN_HEIGHT} fill="none" stroke={color} strokeDasharray="3 2" />
);

/** Counts per month as stacked bars, above and below zero. */
export const MonthStackChart = ({ months, parts, ...props }: Props) => (
  <MonthChart {...props} months={stacked(months, parts, props.interval)} Marks={StackMarks} />
);
