import type { DetectionGroup, DetectionHealth } from '../../../app/api-types.ts';
import { BarList } from '../../../charts/bar-list.tsx';
import { formatCount, formatRate } from '../../../lib/format.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetDetectionHealthQuery } from '../admin.api.ts';
import { wordsOf } from './words-of.ts';
import type { Period } from './period.ts';

interface Rate {
  readonly title: 'Sessions without rides' | 'Corrections per 100 rides';
  /** Of 100; null of nothing. */
  readonly of: (group: DetectionGroup) => number | null;
  readonly format: (rate: number) => string;
}

const perHundred = (part: number, whole: number): number | null =>
  whole === 0 ? null : (part / whole) * 100;

const WITHOUT_RIDES: Rate = {
  title: 'Sessions without rides',
  of: ({ without_rides, sessions }) => perHundred(without_rides, sessions),
  format: formatRate,
};
const CORRECTIONS: Rate = {
  title: 'Corrections per 100 rides',
  of: ({ not_a_ride, missed_ride, rides }) => perHundred(not_a_ride + missed_ride, rides),
  format: (rate) => rate.toFixed(1),
};

/** How often detection finds nothing, and how often people correct it. */
export function DetectionFigures({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  const query = useGetDetectionHealthQuery(period);
  const shared = {
    question: 'detection-health',
    query,
    height: 300,
    empty: 'No sessions in this period.',
  };
  return (
    <>
      <Figure
        {...shared}
        title={WITHOUT_RIDES.title}
        draw={(health) => drawRates(health, WITHOUT_RIDES, scheme)}
      />
      <Figure
        {...shared}
        title={CORRECTIONS.title}
        draw={(health) => drawRates(health, CORRECTIONS, scheme)}
      />
    </>
  );
}

function drawRates(
  { engines, devices }: DetectionHealth,
  { title, of, format }: Rate,
  scheme: ColorScheme,
): Drawing | null {
  const rows = [
    ...engines.map((row) => ({ ...row, label: `Engine ${row.name ?? 'unknown'}` })),
    ...devices.map((row) => ({ ...row, label: row.name === null ? 'Unknown device' : wordsOf(row.name) })),
  ];
  if (rows.length === 0) return null;
  return {
    chart: (
      <BarList
        label={title}
        scheme={scheme}
        largest={Math.max(...rows.map((row) => of(row) ?? 0))}
        bars={rows.map((row) => ({ label: row.label, value: of(row), text: textOf(row, of(row), format) }))}
      />
    ),
    data: {
      columns: [
        'Engine or device',
        title,
        'Sessions',
        'Without rides',
        'Rides',
        'Not a ride',
        'Missed rides',
      ],
      rows: rows.map((row) => [
        row.label,
        of(row),
        row.sessions,
        row.without_rides,
        row.rides,
        row.not_a_ride,
        row.missed_ride,
      ]),
    },
  };
}

/** '4.2% · 1,234 sessions' */
function textOf({ sessions }: DetectionGroup, rate: number | null, format: Rate['format']): string {
  return [rate === null ? '' : format(rate), `${formatCount(sessions)} sessions`].filter(Boolean).join(' · ');
}
