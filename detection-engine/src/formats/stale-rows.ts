import type { RecordedTrack } from '../track/recorded-track.ts';
import { keepRows } from './keep-rows.ts';
import { leftOut, warned } from './warnings.ts';

const HOUR_MS = 3_600_000;
/** Share of the longest part that a few rows have at most. */
const FEW = 0.05;

/** Rows of the columns sorted by time, from `first` to before `end`. */
interface Part {
  readonly first: number;
  readonly end: number;
}

/**
 * Leaves out a few rows that are over an hour from all others at the beginning or end: a position that the device kept
 * from another day, or rows before its clock was set. Several long parts stay.
 */
export function leaveOutStaleRows(recorded: RecordedTrack): RecordedTrack {
  const placed = recorded.time.filter((_, row) => !Number.isNaN(recorded.latitude[row]));
  placed.sort();
  const parts = partsOf(placed);
  const rows = ({ first, end }: Part) => end - first;
  const longest = Math.max(...parts.map(rows));
  const isLong = (part: Part) => rows(part) > longest * FEW;
  const from = placed[parts.find(isLong)!.first]!;
  const to = placed[parts.findLast(isLong)!.end - 1]!;
  const early = placed.filter((time) => time < from).length;
  const late = placed.filter((time) => time > to).length;
  if (early + late === 0) return recorded;
  const warnings = [
    ...(early > 0 ? [leftOut(early, 'point', 'from hours before the session')] : []),
    ...(late > 0 ? [leftOut(late, 'point', 'from hours after the session')] : []),
  ];
  return warned(
    keepRows(recorded, (row) => recorded.time[row]! >= from && recorded.time[row]! <= to),
    ...warnings,
  );
}

function partsOf(time: Float64Array): Part[] {
  const parts: Part[] = [];
  let first = 0;
  for (let row = 1; row <= time.length; row++) {
    if (row < time.length && time[row]! - time[row - 1]! <= HOUR_MS) continue;
    parts.push({ first, end: row });
    first = row;
  }
  return parts;
}
