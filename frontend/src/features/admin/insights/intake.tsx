import { Box } from '@mantine/core';
import { SOURCES } from '@rideline/detection-engine';
import { flatRollup, sum } from 'd3-array';
import type { Intake } from '../../../app/api-types.ts';
import { BarList } from '../../../charts/bar-list.tsx';
import { MonthStackChart, type StackPart } from '../../../charts/months/month-stack-chart.tsx';
import { formatCount } from '../../../lib/format.ts';
import { PALETTES, type ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetIntakeQuery } from '../admin.api.ts';
import { MEANINGS } from '../meanings.ts';
import { wordsOf } from './words-of.ts';
import { monthsOf, type Period } from './period.ts';

/** Sessions that came in, uploads that were refused, and syncs that failed. */
export function IntakeFigures({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  const query = useGetIntakeQuery(period);
  return (
    <>
      <Box style={{ gridColumn: '1 / -1' }}>
        <Figure
          title="Sessions by source"
          question="accepted-uploads"
          query={query}
          height={300}
          empty="No uploads in this period."
          draw={(intake) => drawMonths(intake, period, scheme)}
        />
      </Box>
      <Figure
        title="Refused uploads"
        question="refused-uploads"
        query={query}
        height={300}
        empty="No uploads were refused in this period."
        draw={(intake) => drawRefusals(intake, scheme)}
      />
      <Figure
        title="Failed syncs"
        question="failed-syncs"
        query={query}
        height={300}
        empty="No syncs failed in this period."
        draw={(intake) => drawFailures(intake, scheme)}
      />
    </>
  );
}

function drawMonths({ accepted, refused }: Intake, period: Period, scheme: ColorScheme): Drawing | null {
  if (accepted.length + refused.length === 0) return null;
  const months = monthsOf(period);
  const { parts: colors } = PALETTES[scheme];
  const sources = SOURCES.map((source, index): StackPart => {
    const uploadsOf = (month: string) =>
      accepted.find((row) => row.month === month && row.source === source)?.uploads ?? 0;
    return { label: wordsOf(source), color: colors[index] ?? '', counts: months.map(uploadsOf) };
  });
  const refusals: StackPart = {
    label: 'Refused',
    color: colors[sources.length] ?? '',
    below: true,
    counts: months.map((month) => sumUploads(refused.filter((row) => row.month === month))),
  };
  const parts = [...sources, refusals];
  return {
    legend: parts,
    chart: (
      <MonthStackChart
        label="Uploads"
        meaning={MEANINGS.Insights.Uploads}
        months={months}
        parts={parts}
        scheme={scheme}
      />
    ),
    data: {
      columns: ['Month', ...parts.map(({ label }) => label)],
      rows: months.map((month, index) => [month, ...parts.map(({ counts }) => counts[index] ?? 0)]),
    },
  };
}

function drawRefusals({ refused }: Intake, scheme: ColorScheme): Drawing | null {
  const rows = flatRollup(
    refused,
    sumUploads,
    ({ format }) => format,
    ({ reason }) => reason,
  )
    .map(([format, reason, uploads]) => ({ format, reason, uploads }))
    .sort((a, b) => b.uploads - a.uploads);
  if (rows.length === 0) return null;
  return {
    chart: (
      <BarList
        label="Refused uploads"
        scheme={scheme}
        largest={rows[0]?.uploads ?? 1}
        bars={rows.map(({ format, reason, uploads }) => ({
          label: `${formatName(format)}: ${wordsOf(reason)}`,
          value: uploads,
          text: formatCount(uploads),
        }))}
      />
    ),
    data: {
      columns: ['Format', 'Reason', 'Uploads'],
      rows: rows.map(({ format, reason, uploads }) => [formatName(format), wordsOf(reason), uploads]),
    },
  };
}

function drawFailures({ failed_syncs: failures }: Intake, scheme: ColorScheme): Drawing | null {
  if (failures.length === 0) return null;
  const rows = failures.map(({ service, reason, failures: count }) => ({
    service: wordsOf(service),
    reason: wordsOf(reason),
    count,
  }));
  return {
    chart: (
      <BarList
        label="Failed syncs"
        scheme={scheme}
        largest={Math.max(...rows.map(({ count }) => count))}
        bars={rows.map(({ service, reason, count }) => ({
          label: `${service}: ${reason}`,
          value: count,
          text: formatCount(count),
        }))}
      />
    ),
    data: {
      columns: ['Service', 'Reason', 'Failures'],
      rows: rows.map(({ service, reason, count }) => [service, reason, count]),
    },
  };
}

const sumUploads = (rows: readonly { uploads: number }[]): number => sum(rows, ({ uploads }) => uploads);
const formatName = (format: string): string => (format === 'other' ? 'Other' : format.toUpperCase());
