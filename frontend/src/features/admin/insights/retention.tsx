import type { Cohort, Cohorts, PeopleCell } from '../../../app/api-types.ts';
import { HeatGrid, type HeatCell } from '../../../charts/heat-grid/heat-grid.tsx';
import { intervalName } from '../../../charts/months/month-layout.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetCohortsQuery } from '../insights.api.ts';
import { intervalNote, nameInFile, peopleText, wordsOf } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'Retention';

/** Who came back, by when people joined. */
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

function drawCohorts({ interval, cohorts }: Cohorts, scheme: ColorScheme): Drawing | null {
  if (cohorts.length === 0) return null;
  const since = Math.max(1, ...cohorts.map(({ active }) => active.length));
  const columns = Array.from({ length: since }, (_, index) => String(index));
  return {
    note: intervalNote(interval),
    chart: (
      <HeatGrid
        label={TITLE}
        scheme={scheme}
        heads={['Joined', 'People']}
        columns={columns}
        rows={cohorts.map((cohort) => {
          const label = intervalName(cohort.start, interval);
          const size = peopleText(cohort.size.people, cohort.size.hidden);
          return {
            label,
            size,
            cells: cohort.active.map((cell, index) => ({
              ...heatOf(cohort, cell),
              title: `Joined ${label}, ${interval} ${index}: ${peopleText(cell.people, cell.hidden)} of ${size} people`,
            })),
          };
        })}
      />
    ),
    data: {
      columns: ['Joined', 'People', ...columns.map((column) => `${wordsOf(interval)} ${column}`)],
      rows: cohorts.map(({ start, size, active }) => [
        nameInFile(start, interval),
        size.people ?? peopleText(null, size.hidden),
        ...columns.map((_, index) => {
          const cell = active[index];
          return cell === undefined ? null : (cell.people ?? peopleText(null, cell.hidden));
        }),
      ]),
    },
  };
}

function heatOf({ size }: Cohort, { people, hidden }: PeopleCell): Pick<HeatCell, 'share' | 'text'> {
  const share = people === null || !size.people ? null : people / size.people;
  return { share, text: share === null ? peopleText(people, hidden) : `${Math.round(share * 100)}%` };
}
