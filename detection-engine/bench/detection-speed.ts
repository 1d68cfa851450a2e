import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_DETECTION_PARAMETERS,
  type RecordedTrack,
  type Track,
  cleanTrack,
  detectRides,
} from '../src/index.ts';
import { medianMillis, millionsPerSecond } from './measure.ts';
import { type PlainRule, compileRule, compiledRule, hasNumpy, numpyRule } from './peer-programs.ts';
import { ridesFromPositions, ridesFromSpeeds } from './plain-rule.ts';
import { number, printTable, ratio } from './print-table.ts';
import { longSession, repeated } from './sessions.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const FEW_REPEATS = 3;

/** Speed of cleaning and detection compared with streaming the columns, and of the plain rule compared with numpy and C. */
export function benchDetection(folder: string): void {
  const session = longSession(1, 'fit');
  const program = compileRule(folder);
  const numpy = hasNumpy();
  const whole: string[][] = [];
  const stored: string[][] = [];
  const fromPositions: string[][] = [];
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
    const columns = join(folder, 'columns.f64');
    writeColumns(columns, track);
    const ours: PlainRule = {
      millis: medianMillis(() => ridesFromSpeeds(plain), repeats),
      fromPositionsMillis: medianMillis(() => ridesFromPositions(plain), repeats),
      rides: ridesFromSpeeds(plain).length,
      fromPositionsRides: ridesFromPositions(plain).length,
    };
    const theirs = numpy ? numpyRule(columns, track.length) : null;
    const compiled = program === null ? null : compiledRule(program, columns, track.length);
    expectSameRides(ours, [theirs, compiled]);
    stored.push(row(size, track.length, 'millis', ours, theirs, compiled));
    fromPositions.push(row(size, track.length, 'fromPositionsMillis', ours, theirs, compiled));
    rmSync(columns);
  }
  printTable(
    'Cleaning and detection, one core, million points a second',
    ['points', 'streaming only', 'cleaning', 'detection', 'both', 'both / streaming'],
    whole,
  );
  const headings = ['points', 'engine', 'numpy', 'C -O3', 'engine / numpy', 'engine / C'];
  printTable(
    'The plain rule from positions (distance, speeds, seven parameters), one core, million points a second',
    headings,
    fromPositions,
  );
  printTable('The plain rule on stored speeds, one core, million points a second', headings, stored);
  if (!numpy) console.log('numpy is not installed, so its columns are empty.\n');
  if (program === null) console.log('There is no C compiler, so its columns are empty.\n');
}

/** Checks that the peers find the same number of rides, so that they do the same work. */
function expectSameRides(ours: PlainRule, peers: readonly (PlainRule | null)[]): void {
  for (const peer of peers) {
    if (peer === null) continue;
    if (peer.rides !== ours.rides) throw new Error(`${peer.rides} rides instead of ${ours.rides}`);
    if (peer.fromPositionsRides !== ours.fromPositionsRides)
      throw new Error(
        `${peer.fromPositionsRides} rides from positions instead of ${ours.fromPositionsRides}`,
      );
  }
}

function row(
  size: number,
  points: number,
  which: 'millis' | 'fromPositionsMillis',
  ours: PlainRule,
  theirs: PlainRule | null,
  compiled: PlainRule | null,
): string[] {
  const speed = (rule: PlainRule | null) => (rule === null ? null : millionsPerSecond(points, rule[which]));
  return [
    size.toLocaleString('en'),
    number(speed(ours)),
    number(speed(theirs)),
    number(speed(compiled)),
    ratio(speed(ours), speed(theirs)),
    ratio(speed(ours), speed(compiled)),
  ];
}

/** The upper bound: reads every column once. */
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
