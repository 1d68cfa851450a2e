/**
 * A program: `fuzz-readers.ts <fit|gpx|tcx> <first seed> <files>`. Prints the seed before each file, so that the parent
 * process knows which one hangs, and counts per reader at the end.
 */
import { readTrackFile } from '../read-with-room.ts';
import { TrackFileError } from '../../src/formats/track-file-error.ts';
import type { TrackFormat } from '../../src/track/recorded-track.ts';
import { compareReaders } from './compare-readers.ts';
import { fitMutant } from './fit-mutants.ts';
import { gpxMutant, tcxMutant } from './xml-mutants.ts';

const MUTANTS = { fit: fitMutant, gpx: gpxMutant, tcx: tcxMutant };

const format = process.argv[2] as TrackFormat;
const first = Number(process.argv[3]);
const files = Number(process.argv[4]);
const counts = { fast: 0, reference: 0, read: 0, refused: 0 };

for (let seed = first; seed < first + files; seed++) {
  // Pipe writes are synchronous, so the seed is out before the next line runs.
  process.stdout.write(`${seed}\n`);
  const bytes = MUTANTS[format](seed);
  try {
    await readTrackFile(bytes, `fuzz.${format}`);
    counts.read++;
  } catch (error) {
    if (!(error instanceof TrackFileError)) throw error;
    counts.refused++;
  }
  counts[compareReaders(bytes, format)]++;
}
process.stdout.write(`${JSON.stringify(counts)}\n`);
