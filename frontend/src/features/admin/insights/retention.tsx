import type { Cohort, PeopleCell } from '../../../app/api-types.ts';
import { HeatGrid, type HeatCell } from '../../../charts/heat-grid/heat-grid.tsx';
import { monthName } from '../../../charts/months/month-layout.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetCohortsQuery } from '../insights.api.ts';
import { peopleText } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'Retention by month';

/** Who came back, by the month in which people joined. */
export function Retention({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
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
  const months = Math.max(1, ...cohorts.map(({ active }) => active.length));
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
          size: peopleText(cohort.size.people, cohort.size.hidden),
          cells: cohort.active.map((cell, index) => heatOf(cohort, cell, index)),
        }))}
      />
    ),
    data: {
      columns: ['Joined', 'People', ...columns.map((column) => `Month ${column}`)],
      rows: cohorts.map(({ month, size, active }) => [
        month,
        size.people ?? peopleText(null, size.hidden),
        ...columns.map((_, index) => {
          const cell = active[index];
          return cell === undefined ? null : (cell.people ?? peopleText(null, cell.hidden));
        }),
      ]),
    },
  };
}

function heatOf({ month, size }: Cohort, { people, hidden }: PeopleCell, index: number): HeatCell {
  const share = people === null || !size.people ? null : people / size.people;
  const text = peopleText(people, hidden);
  return {
    share,
    text: share === null ? text : `${Math.round(share * 100)}%`,
    title: `Joined ${monthName(month)}, month ${index}: ${text} of ${peopleText(size.people, size.hidden)} people`,
  };
}
