import type { Cohort } from '../../../app/api-types.ts';
import { HeatGrid } from '../../../charts/heat-grid.tsx';
import { monthName } from '../../../charts/months/month-layout.ts';
import { formatCount } from '../../../lib/format.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetCohortsQuery } from '../admin.api.ts';
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

function drawCohorts(cohorts: readonly Cohort[], scheme: ColorScheme): Drawing | null {
  if (cohorts.length === 0) return null;
  const since = Math.max(1, ...cohorts.map(({ active }) => active.length));
  const columns = Array.from({ length: since }, (_, index) => String(index));
  return {
    chart: (
      <HeatGrid
        label={TITLE}
        scheme={scheme}
        heads={['Joined', 'People']}
        columns={columns}
        rows={cohorts.map(({ start, size, active }) => {
          const label = monthName(start);
          return {
            label,
            size: formatCount(size),
            cells: active.map((people, index) => ({
              share: people / size,
              text: `${Math.round((people / size) * 100)}%`,
              title: `Joined ${label}, month ${index}: ${formatCount(people)} of ${formatCount(size)} people`,
            })),
          };
        })}
      />
    ),
    data: {
      columns: ['Joined', 'People', ...columns.map((column) => `Month ${column}`)],
      rows: cohorts.map(({ start, size, active }) => [
        start,
        size,
        ...columns.map((_, index) => active[index] ?? null),
      ]),
    },
  };
}
