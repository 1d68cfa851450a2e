import type { Lifecycle as LifecycleAnswer, LifecycleInterval } from '../../../app/api-types.ts';
import { MonthStackChart, type StackPart } from '../../../charts/months/month-stack-chart.tsx';
import { PALETTES, type ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetLifecycleQuery } from '../insights.api.ts';
import { MEANINGS } from '../meanings.ts';
import { intervalNote, nameInFile, peopleText, wordsOf } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'New, returning and dormant people';
const KINDS = ['new', 'returning', 'resurrected', 'dormant'] as const;
const LABELS = { new: 'New', returning: 'Returning', resurrected: 'Resurrected', dormant: 'Dormant' };

/** People by how their use of an interval relates to those before. */
export function Lifecycle({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
      question="lifecycle"
      query={useGetLifecycleQuery(period)}
      height={300}
      empty="Nobody used Rideline in this period."
      draw={(answer) => drawLifecycle(answer, scheme)}
    />
  );
}

function drawLifecycle({ interval, people }: LifecycleAnswer, scheme: ColorScheme): Drawing | null {
  if (people.length === 0) return null;
  const parts = KINDS.map((kind, index): StackPart => ({
    label: LABELS[kind],
    color: PALETTES[scheme].parts[index] ?? '',
    below: kind === 'dormant',
    counts: people.map((row) => row[kind]?.people ?? null),
    texts: people.map((row) => textOf(row[kind])),
  }));
  return {
    legend: parts,
    note: intervalNote(interval),
    chart: (
      <MonthStackChart
        label="People"
        meaning={MEANINGS.Insights.People}
        months={people.map(({ start }) => start)}
        interval={interval}
        parts={parts}
        scheme={scheme}
      />
    ),
    data: {
      columns: [wordsOf(interval), ...parts.map(({ label }) => label)],
      rows: people.map((row) => [
        nameInFile(row.start, interval),
        ...KINDS.map((kind) => row[kind]?.people ?? textOf(row[kind])),
      ]),
    },
  };
}

const textOf = (cell: LifecycleInterval['dormant']): string =>
  cell === null ? '' : peopleText(cell.people, cell.hidden);
