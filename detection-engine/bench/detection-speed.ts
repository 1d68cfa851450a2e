import { DEFAULT_DETECTION_PARAMETERS, type RecordedTrack, cleanTrack, detectRides } from '../src/index.ts';
import { medianMillis, millionsPerSecond } from './measure.ts';
import { number, printTable, ratio } from './print-table.ts';
import { longSession, repeated } from './sessions.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const FEW_REPEATS = 3;

/** Speed of cleaning and detection compared with streaming the columns. */
export function benchDetection(): void {
  const session = longSession(1, 'fit');
  const rows = SIZES.map((size) => {
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
    return [
      size.toLocaleString('en'),
      number(streaming),
      number(millionsPerSecond(size, cleaning)),
      number(millionsPerSecond(track.length, detecting)),
      number(both),
      ratio(both, streaming),
    ];
  });
  printTable(
    'Cleaning and detection, one core, million points a second',
    ['points', 'streaming only', 'cleaning', 'detection', 'both', 'both / streaming'],
    rows,
  );
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
