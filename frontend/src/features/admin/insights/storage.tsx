import type { StorageGroup } from '../../../app/api-types.ts';
import { BarList } from '../../../charts/bar-list.tsx';
import { formatBytes, formatCount } from '../../../lib/format.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetStorageQuery } from '../admin.api.ts';
import { wordsOf } from './words-of.ts';
import type { Period } from './period.ts';

const TITLE = 'Storage and import time';

/** What sessions take, and how long their import took. */
export function StorageFigure({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
      question="storage"
      query={useGetStorageQuery(period)}
      height={300}
      empty="No sessions in this period."
      draw={(groups) => drawStorage(groups, scheme)}
    />
  );
}

const nameOf = ({ source, up_to_bytes }: StorageGroup): string =>
  `${wordsOf(source ?? 'all')}, ${up_to_bytes === null ? 'larger' : `up to ${formatBytes(up_to_bytes)}`}`;

function drawStorage(groups: readonly StorageGroup[], scheme: ColorScheme): Drawing | null {
  const total = groups.find(({ source }) => source === null);
  const parts = groups.filter(({ source }) => source !== null);
  if (parts.length === 0) return null;
  return {
    ...(total === undefined ? {} : { note: noteOf(total) }),
    chart: (
      <BarList
        label={TITLE}
        scheme={scheme}
        largest={Math.max(...parts.map(({ p95_millis }) => p95_millis ?? 0))}
        bars={parts.map((group) => ({
          label: nameOf(group),
          value: group.p95_millis,
          text: timeText(group),
        }))}
      />
    ),
    data: {
      columns: [
        'Source and size',
        'Sessions',
        'Points',
        'Bytes',
        'Timed imports',
        'Median (ms)',
        '95th percentile (ms)',
        '99th percentile (ms)',
      ],
      rows: parts.map((group) => [
        nameOf(group),
        group.sessions,
        group.points,
        group.bytes,
        group.imports,
        group.median_millis,
        group.p95_millis,
        group.p99_millis,
      ]),
    },
  };
}

const timeText = ({ p95_millis }: StorageGroup): string =>
  p95_millis === null ? 'not timed' : `${formatCount(p95_millis)} ms`;

const noteOf = ({ sessions, points, bytes }: StorageGroup): string =>
  `${formatCount(sessions)} sessions with ${formatCount(points)} points. Their original files take ${formatBytes(bytes)}.`;
