import type { LifecycleMonth } from '../../../app/api-types.ts';
import { MonthStackChart, type StackPart } from '../../../charts/months/month-stack-chart.tsx';
import { PALETTES, type ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetLifecycleQuery } from '../insights.api.ts';
import { MEANINGS } from '../meanings.ts';
import { peopleText } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'New, returning and dormant people';
const KINDS = ['new', 'returning', 'resurrected', 'dormant'] as const;
const LABELS = { new: 'New', returning: 'Returning', resurrected: 'Resurrected', dormant: 'Dormant' };

/** People a month by how they relate to the months before. */
export function Lifecycle({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
      question="lifecycle"
      query={useGetLifecycleQuery(period)}
      height={300}
      empty="Nobody used Rideline in this period."
      draw={(months) => drawLifecycle(months, scheme)}
    />
  );
}

function drawLifecycle(months: readonly LifecycleMonth[], scheme: ColorScheme): Drawing | null {
  if (months.length === 0) return null;
  const parts = KINDS.map((kind, index): StackPart => ({
    label: LABELS[kind],
    color: PALETTES[scheme].parts[index] ?? '',
    below: kind === 'dormant',
    counts: months.map((month) => month[kind]?.people ?? null),
    texts: months.map((month) => textOf(month[kind])),
  }));
  return {
    legend: parts,
    chart: (
      <MonthStackChart
        label="People"
        meaning={MEANINGS.Insights.People}
        months={months.map(({ month }) => month)}
        parts={parts}
        scheme={scheme}
      />
    ),
    data: {
      columns: ['Month', ...parts.map(({ label }) => label)],
      rows: months.map((month) => [
        month.month,
        ...KINDS.map((kind) => month[kind]?.people ?? textOf(month[kind])),
      ]),
    },
  };
}

const textOf = (cell: LifecycleMonth['dormant']): string =>
  cell === null ? '' : peopleText(cell.people, cell.hidden);
