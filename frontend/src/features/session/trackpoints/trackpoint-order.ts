import type { Track } from '@rideline/detection-engine';

export type TrackpointColumn = 'number' | 'time' | 'latitude' | 'longitude' | 'distance' | 'speed';

export interface TrackpointSort {
  readonly column: TrackpointColumn;
  readonly descending: boolean;
}

/** The filtered rows from `first` to `last`, sorted. 20,000 rows sort in a few milliseconds. */
export function orderRows(
  track: Track,
  span: readonly [first: number, last: number],
  isIncluded: (row: number) => boolean,
  { column, descending }: TrackpointSort,
): Uint32Array {
  const [first, last] = span;
  const rows = new Uint32Array(Math.max(0, last - first + 1));
  let length = 0;
  for (let row = first; row <= last; row++) if (isIncluded(row)) rows[length++] = row;
  const chosen = rows.subarray(0, length);
  if (column === 'number' || column === 'time') return descending ? chosen.reverse() : chosen;
  const values = track[column];
  const sign = descending ? -1 : 1;
  return chosen.sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b);
}
