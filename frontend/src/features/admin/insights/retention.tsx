import { HeatGrid, type HeatCell } from '../../../charts/heat-grid/heat-grid.tsx';
import { monthName } from '../../../charts/months/month-layout.ts';
import { formatCount } from '../../../lib/format.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetCohortsQuery } from '../insights.api.ts';
import type { Cohort, CohortCell } from './answers.ts';
import { peopleText } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'Retention by month';

/** Who came back, by the month in which people joined. */
export function Retention({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
      lead="People by the month they joined, and the share of them who used Rideline 0, 1, 2... months later. A month that hasn't ended is empty."
      question="cohorts"
      query={useGetCohortsQuery(period)}
      height={420}
      empty="Nobody joined in this period."
      draw={(cohorts) => drawCohorts(cohorts, scheme)}
    />
  );
}

function drawCohorts(cohorts: readonly Cohort[], scheme: ColorScheme): Drawing | null {
  if (cohorts.length === 0) return null;
  const months = Math.max(1, ...cohorts.map(({ cells }) => cells.length));
  const columns = Array.from({ length: months }, (_, index) => String(index));
  return {
    chart: (
      <HeatGrid
        label={TITLE}
        scheme={scheme}
        heads={['Joined', 'People']}
        columns={columns}
        rows={cohorts.map((cohort) => ({
          label: monthName(cohort.month),
          size: peopleText(cohort.people, cohort.hidden),
          cells: cohort.cells.map((cell) => heatOf(cohort, cell)),
        }))}
      />
    ),
    data: {
      columns: ['Joined', 'People', ...columns.map((column) => `Month ${column}`)],
      rows: cohorts.map(({ month, people, hidden, cells }) => [
        month,
        people ?? peopleText(people, hidden),
        ...columns.map((_, index) => {
          const cell = cells[index];
          return cell === undefined ? null : (cell.people ?? peopleText(null, cell.hidden));
        }),
      ]),
    },
  };
}

function heatOf(cohort: Cohort, { months_since, people, percentage, hidden }: CohortCell): HeatCell {
  const text = peopleText(people, hidden);
  const of = cohort.people === null ? '' : ` of ${formatCount(cohort.people)}`;
  return {
    share: percentage === null ? null : percentage / 100,
    text: percentage === null ? text : `${Math.round(percentage)}%`,
    title: `Joined ${monthName(cohort.month)}, month ${months_since}: ${text}${of} people`,
  };
}
