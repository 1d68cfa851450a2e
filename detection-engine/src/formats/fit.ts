import type { RecordedTrack } from '../track/recorded-track.ts';
import { FitRows } from './fit/fit-rows.ts';
import { isFit, splitFit } from './fit/fit-parts.ts';
import { scanFit } from './fit/fit-scan.ts';
import type { ReadLimits } from './read-limits.ts';

export { isFit };

/**
 * Reads a FIT activity: the `record` messages of all chained parts in file order, and the 1 Hz speed that
 * some watches write beside smart-recorded rows. Compressed timestamps and big-endian parts are read too.
 * @throws TrackFileError for a truncated or broken file, or one without a usable track.
 */
export async function readFit(bytes: Uint8Array, limits: ReadLimits): Promise<RecordedTrack> {
  const { parts, warnings } = splitFit(bytes);
  const rows = new FitRows(limits);
  const { fitWords } = await import('./fit/fit-words.ts');
  if (scanFit(parts, rows)) return rows.finish(warnings, fitWords);
  const { readFitReference } = await import('./fit/fit-reference.ts');
  return (readFitReference(parts, limits) ?? rows).finish(warnings, fitWords);
}
