import { Paper, SimpleGrid, Skeleton, useComputedColorScheme } from '@mantine/core';
import { useRef } from 'react';
import { MonthBarChart } from '../../charts/months/month-bar-chart.tsx';
import type { MonthValue } from '../../charts/months/month-layout.ts';
import { MonthLineChart } from '../../charts/months/month-line-chart.tsx';
import { Section } from '../../ui/section.tsx';
import { DataTable } from './figures/data-table.tsx';
import { FigureTools } from './figures/figure-tools.tsx';
import { MEANINGS } from './meanings.ts';
import type { MonthOfActivities, MonthOfUsers } from '../../app/api-types.ts';

interface Series {
  readonly label: string;
  readonly meaning: string;
  /** Oldest month first; undefined while loading. */
  readonly months: readonly MonthValue[] | undefined;
}

interface Props {
  readonly title: string;
  /** Name of the question, whose SQL is shown. */
  readonly question: string;
  readonly total: Series;
  readonly added: Series;
  /** Month, total and what was new, for the table and the CSV file. */
  readonly rows: readonly (readonly [string, number, number])[];
}

/** A line of a total per month beside bars of what was new, and both as a table. */
/** Caption and plot of a chart. */
const WAITING_HEIGHT = 'calc(1.75rem + 220px)';

function Growth({ title, question, total, added, rows }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const charts = useRef<HTMLDivElement>(null);
  const data = { columns: ['Month', total.label, added.label], rows };
  return (
    <Section
      title={title}
      actions={<FigureTools title={title} question={question} data={data} chart={charts} />}
    >
      <Paper withBorder shadow="sm" py="md" px={18}>
        <SimpleGrid
          ref={charts}
          minColWidth="min(100%, 24rem)"
          autoFlow="auto-fit"
          spacing="xl"
          verticalSpacing="lg"
        >
          {total.months === undefined ? (
            <Skeleton height={WAITING_HEIGHT} />
          ) : (
            <MonthLineChart {...total} months={total.months} scheme={scheme} />
          )}
          {added.months === undefined ? (
            <Skeleton height={WAITING_HEIGHT} />
          ) : (
            <MonthBarChart {...added} months={added.months} scheme={scheme} />
          )}
        </SimpleGrid>
        <DataTable caption={title} data={{ ...data, rows: rows.toReversed() }} />
      </Paper>
    </Section>
  );
}

interface Doors<Month> {
  readonly total: readonly Month[] | undefined;
  readonly added: readonly Month[] | undefined;
  readonly both: readonly Month[] | undefined;
}

/** Undefined answers are still loading. */
export const UserGrowth = ({ total, added, both = [] }: Doors<MonthOfUsers>) => (
  <Growth
    title="User Growth Over Time"
    question="user-growth"
    total={{
      label: 'Total users',
      meaning: MEANINGS['User Growth Over Time']['Total users'],
      months: total?.map(({ month, total_users }) => ({ month, value: total_users })),
    }}
    added={{
      label: 'New users',
      meaning: MEANINGS['User Growth Over Time']['New users'],
      months: added?.map(({ month, new_users }) => ({ month, value: new_users })),
    }}
    rows={both.map(({ month, total_users, new_users }) => [month, total_users, new_users])}
  />
);

/** Undefined answers are still loading. */
export const ActivityGrowth = ({ total, added, both = [] }: Doors<MonthOfActivities>) => (
  <Growth
    title="Activity Growth Over Time"
    question="activity-growth"
    total={{
      label: 'Total activities',
      meaning: MEANINGS['Activity Growth Over Time']['Total activities'],
      months: total?.map(({ month, total_activities }) => ({ month, value: total_activities })),
    }}
    added={{
      label: 'New activities',
      meaning: MEANINGS['Activity Growth Over Time']['New activities'],
      months: added?.map(({ month, new_activities }) => ({ month, value: new_activities })),
    }}
    rows={both.map(({ month, total_activities, new_activities }) => [
      month,
      total_activities,
      new_activities,
    ])}
  />
);
