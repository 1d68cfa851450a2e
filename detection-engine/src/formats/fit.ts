import type { RecordedTrack } from '../track/recorded-track.ts';
import { FitRows } from './fit/fit-rows.ts';
import { isFit, splitFit } from './fit/fit-parts.ts';
import { readFitReference } from './fit/fit-reference.ts';
import { scanFit } from './fit/fit-scan.ts';

export { isFit };

/**
 * Reads a FIT activity: the `record` messages of all chained parts in file order, and the 1 Hz speed that
 * some watches write beside smart-recorded rows. Compressed timestamps and big-endian parts are read too.
 * @throws TrackFileError for a truncated or broken file, or one without a usable track.
 */
export function readFit(bytes: Uint8Array): RecordedTrack {
  const { parts, warnings } = splitFit(bytes);
  const rows = new FitRows();
  const usual = scanFit(parts, rows);
  const reference = usual ? null : readFitReference(parts);
  return (reference ?? rows).finish(warnings);
}
