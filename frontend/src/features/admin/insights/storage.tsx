import { BarList } from '../../../charts/bar-list.tsx';
import { formatBytes, formatCount } from '../../../lib/format.ts';
import type { ColorScheme } from '../../../lib/palette.ts';
import { Figure, type Drawing } from '../figures/figure.tsx';
import { useGetStorageQuery } from '../insights.api.ts';
import type { ImportTimes, Storage } from './answers.ts';
import { sessionsText, wordsOf } from './hidden-text.ts';
import type { Period } from './period.ts';

const TITLE = 'Storage and import time';

/** What sessions take, and how long their import took. */
export function StorageFigure({ period, scheme }: { period: Period; scheme: ColorScheme }) {
  return (
    <Figure
      title={TITLE}
      lead="What the sessions uploaded in this period take, and the time within which 95 of 100 imports were done, by source and size of the file."
      question="storage"
      query={useGetStorageQuery(period)}
      height={300}
      empty="No sessions in this period."
      draw={(storage) => drawStorage(storage, scheme)}
    />
  );
}

const nameOf = ({ source, up_to_bytes }: ImportTimes): string =>
  `${wordsOf(source)}, ${up_to_bytes === null ? 'larger' : `up to ${formatBytes(up_to_bytes)}`}`;

function drawStorage({ stored, import_times }: Storage, scheme: ColorScheme): Drawing | null {
  if (stored.sessions === 0) return null;
  return {
    note: noteOf(stored),
    chart: (
      <BarList
        label={TITLE}
        scheme={scheme}
        largest={Math.max(...import_times.map(({ p95_millis }) => p95_millis ?? 0))}
        bars={import_times.map((times) => ({
          label: nameOf(times),
          value: times.p95_millis,
          text:
            times.p95_millis === null
              ? sessionsText(null, times.hidden)
              : `${formatCount(times.p95_millis)} ms`,
        }))}
      />
    ),
    data: {
      columns: ['Source and size', 'Imports', 'Median (ms)', '95th percentile (ms)', '99th percentile (ms)'],
      rows: import_times.map((times) => [
        nameOf(times),
        times.imports ?? sessionsText(null, times.hidden),
        times.median_millis,
        times.p95_millis,
        times.p99_millis,
      ]),
    },
  };
}

function noteOf({ sessions, points, original_bytes, hidden }: Storage['stored']): string {
  if (sessions === null || points === null || original_bytes === null) {
    return `Sessions: ${sessionsText(null, hidden)}.`;
  }
  return `${formatCount(sessions)} sessions with ${formatCount(points)} points; their original files are ${formatBytes(original_bytes)}.`;
}
