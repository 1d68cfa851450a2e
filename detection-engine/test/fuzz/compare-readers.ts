import { deepStrictEqual } from 'node:assert';
import { FitRows } from '../../src/formats/fit/fit-rows.ts';
import { splitFit } from '../../src/formats/fit/read-fit.ts';
import { readFitReference } from '../../src/formats/fit/fit-reference.ts';
import { scanFit } from '../../src/formats/fit/fit-scan.ts';
import { readGpxReference } from '../../src/formats/gpx/gpx-reference.ts';
import { scanGpx } from '../../src/formats/gpx/read-gpx.ts';
import { readTcxReference } from '../../src/formats/tcx/tcx-reference.ts';
import { scanTcx } from '../../src/formats/tcx/read-tcx.ts';
import type { ReadLimits } from '../../src/formats/read-limits.ts';
import { TrackFileError } from '../../src/formats/track-file-error.ts';
import type { RecordedTrack, TrackFormat } from '../../src/track/recorded-track.ts';
import { ROOM } from '../read-with-room.ts';

/** The reader with a result: the fast one, or the reference for files that the fast one leaves to it. */
export type Reader = 'fast' | 'reference';

const XML_READERS = { gpx: [scanGpx, readGpxReference], tcx: [scanTcx, readTcxReference] } as const;

/**
 * Reads a file with the fast and the reference reader.
 * @throws AssertionError for different results, and any error but TrackFileError
 */
export function compareReaders(bytes: Uint8Array, format: TrackFormat, limits = ROOM): Reader {
  const [fast, reference] =
    format === 'fit' ? readFitTwice(bytes, limits) : readXmlTwice(bytes, format, limits);
  if (fast === null || reference === null) return 'reference';
  deepStrictEqual(fast, reference);
  return 'fast';
}

type Outcome = RecordedTrack | { refused: string; sentence: string } | null;

function readXmlTwice(bytes: Uint8Array, format: 'gpx' | 'tcx', limits: ReadLimits): [Outcome, Outcome] {
  const [scan, reference] = XML_READERS[format];
  return [outcome(() => scan(bytes, limits)), outcome(() => reference(bytes, limits))];
}

/** The second result is null for files that the SDK refuses, which only the fast reader reads. */
function readFitTwice(bytes: Uint8Array, limits: ReadLimits): [Outcome, Outcome] {
  return [
    outcome(() => {
      const { parts, warnings } = splitFit(bytes);
      const rows = new FitRows(limits);
      return scanFit(parts, rows).isStandard ? rows.finish(warnings) : null;
    }),
    outcome(() => {
      const { parts, warnings } = splitFit(bytes);
      return readFitReference(parts, limits)?.finish(warnings) ?? null;
    }),
  ];
}

function outcome(read: () => RecordedTrack | null): Outcome {
  try {
    return read();
  } catch (error) {
    if (error instanceof TrackFileError) return { refused: error.code, sentence: error.message };
    throw error;
  }
}
