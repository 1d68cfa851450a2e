import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCandidates } from '../src/detectors/traveling-waves/candidates.ts';
import {
  DEFAULT_DETECTION_PARAMETERS,
  type RecordedTrack,
  type Track,
  cleanTrack,
  detectRides,
} from '../src/index.ts';
import { medianMillis, millionsPerSecond } from './measure.ts';
import { compileRule, compiledRule, hasNumpy, numpyRule } from './peer-programs.ts';
import { number, printTable, ratio } from './print-table.ts';
import { longSession, repeated } from './sessions.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const FEW_REPEATS = 3;

/** Cleaning and detection beside a pass that only streams the same columns, and the rule beside numpy and C. */
export function benchDetection(folder: string): void {
  const session = longSession(1, 'fit');
  const program = compileRule(folder);
  const numpy = hasNumpy();
  const whole: string[][] = [];
  const rule: string[][] = [];
  for (const size of SIZES) {
    const recorded = repeated(session, size);
    const track = cleanTrack(recorded);
    const repeats = size >= 1_000_000 ? FEW_REPEATS : undefined;
    const streaming = millionsPerSecond(
      size,
      medianMillis(() => stream(recorded), repeats),
    );
    const cleaning = medianMillis(() => cleanTrack(recorded), repeats);
    const detecting = medianMillis(
      () => detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS),
      repeats,
    );
    const both = millionsPerSecond(size, cleaning + detecting);
    whole.push([
      size.toLocaleString('en'),
      number(streaming),
      number(millionsPerSecond(size, cleaning)),
      number(millionsPerSecond(track.length, detecting)),
      number(both),
      ratio(both, streaming),
    ]);

    const plain: Track = { ...track, doubtful: new Uint8Array(track.length) };
    const everywhere = [{ first: 0, last: track.length - 1 }];
    const columns = join(folder, 'columns.f64');
    writeColumns(columns, track);
    const ours = medianMillis(() => findCandidates(plain, DEFAULT_DETECTION_PARAMETERS, everywhere), repeats);
    const ourRides = findCandidates(plain, DEFAULT_DETECTION_PARAMETERS, everywhere).filter(
      (ride) => ride.isSurfRide,
    ).length;
    const theirs = numpy ? numpyRule(columns, track.length) : null;
    const compiled = program === null ? null : compiledRule(program, columns, track.length);
    for (const peer of [theirs, compiled]) {
      if (peer !== null && peer.rides !== ourRides)
        throw new Error(`${peer.rides} rides instead of ${ourRides}`);
    }
    const speed = (millis: number | null | undefined) =>
      millis === null || millis === undefined ? null : millionsPerSecond(track.length, millis);
    rule.push([
      size.toLocaleString('en'),
      number(speed(ours)),
      number(speed(theirs?.millis)),
      number(speed(theirs?.fromPositionsMillis)),
      number(speed(compiled?.millis)),
      ratio(speed(ours), speed(theirs?.millis)),
      ratio(speed(ours), speed(theirs?.fromPositionsMillis)),
      ratio(speed(ours), speed(compiled?.millis)),
    ]);
    rmSync(columns);
  }
  printTable(
    'Cleaning and detection, one core, million points a second',
    ['points', 'streaming only', 'cleaning', 'detection', 'both', 'both / streaming'],
    whole,
  );
  printTable(
    'The plain rule on stored speeds, one core, million points a second',
    [
      'points',
      'engine',
      'numpy',
      'numpy from positions',
      'C -O3',
      'engine / numpy',
      'engine / from positions',
      'engine / C',
    ],
    rule,
  );
  if (!numpy) console.log('numpy is not installed, so its columns are empty.\n');
  if (program === null) console.log('There is no C compiler, so its columns are empty.\n');
}

/** The bound: every column is read once. */
function stream({
  time,
  latitude,
  longitude,
  recordedSpeed,
  recordedDistance,
  length,
}: RecordedTrack): number {
  let sum = 0;
  for (let row = 0; row < length; row++) {
    sum += time[row]! + latitude[row]! + longitude[row]! + recordedSpeed[row]! + recordedDistance[row]!;
  }
  return sum;
}

function writeColumns(path: string, { time, latitude, longitude, distance, speed }: Track): void {
  const seconds = time.map((millis) => millis / 1000);
  for (const [index, column] of [seconds, latitude, longitude, distance, speed].entries()) {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    writeFileSync(path, bytes, { flag: index === 0 ? 'w' : 'a' });
  }
}
