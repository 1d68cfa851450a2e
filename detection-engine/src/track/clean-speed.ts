import { estimateJitter } from './clean-noise.ts';
import type { OrderedRows } from './clean-order.ts';
import type { Velocities } from './clean-velocity.ts';
import { SpeedSource } from './track.ts';

/** Speeds as believed, one row per ordered row. */
export interface BelievedSpeeds {
  /** Metres per second. */
  readonly speed: Float64Array;
  readonly source: Uint8Array;
  readonly doubtful: Uint8Array;
}

/** Recorded and position speed of a whole track may differ by this factor before the recorded one is another unit or a stuck sensor. */
const SAME_UNIT = [0.45, 2.2] as const;
/** m/s and m/s²: how far a single reading may stand out of both neighbours. */
const STANDS_OUT = 1;
const FIERCEST_CHANGE = 4;
/** m/s: beyond this a recorded speed and the positions tell different stories. */
const CONTRADICTION = 4;
/** m/s of jitter in recorded speeds from which on they are averaged with their neighbours. */
const JITTERY = 0.2;

/**
 * Chooses a speed for each believed row: the receiver's own (Doppler) where it wrote a plausible one, else
 * the smoothed positions'. A reading that stands out of both neighbours by more than a body can accelerate is
 * cut to the faster of them and marked doubtful; a repeated speed at a repeated position is none; so is one that the positions contradict, and so are the ends
 * of a stretch that a jump cut off. Writes over `velocities.speed`.
 */
export function chooseSpeeds(rows: OrderedRows, velocities: Velocities): BelievedSpeeds {
  const { speed, rejected } = velocities;
  const source = new Uint8Array(speed.length).fill(SpeedSource.position);
  const believed = { speed, source, doubtful: rejected.slice() };
  if (isRecordedSpeedSane(rows, velocities)) preferRecorded(rows, velocities, believed);
  cutSpikes(rows.time, speed, rejected, believed.doubtful);
  doubtCutEnds(rows.time, velocities, source, believed.doubtful);
  return believed;
}

function preferRecorded(
  { time, recordedSpeed }: OrderedRows,
  { rejected, speedError }: Velocities,
  { speed, source, doubtful }: BelievedSpeeds,
): void {
  const contradiction = CONTRADICTION + 4 * speedError;
  const calm = estimateJitter(recordedSpeed) < JITTERY ? recordedSpeed : calmed(time, recordedSpeed);
  for (let row = 0; row < speed.length; row++) {
    const recorded = calm[row]!;
    if (recorded !== recorded) continue;
    if (rejected[row] === 1) {
      const isStale = recordedSpeed[row] === recordedSpeed[row - 1];
      if (isStale) continue;
    } else if (recorded - speed[row]! > contradiction) {
      doubtful[row] = 1;
    }
    speed[row] = recorded;
    source[row] = SpeedSource.recorded;
  }
}

function isRecordedSpeedSane({ recordedSpeed }: OrderedRows, { speed, rejected }: Velocities): boolean {
  let recorded = 0;
  let derived = 0;
  let count = 0;
  for (let row = 0; row < speed.length; row++) {
    const here = recordedSpeed[row]!;
    if (here !== here || rejected[row] === 1) continue;
    recorded += here;
    derived += speed[row]!;
    count++;
  }
  const meanDerived = derived / count;
  const nearlyStill = meanDerived < 0.3 && recorded / count < 1.5;
  return (
    count > 0 && (nearlyStill || (recorded > SAME_UNIT[0] * derived && recorded < SAME_UNIT[1] * derived))
  );
}

/** Recorded speeds weighed 1 : 2 : 1 with their neighbours; as they are at the ends and without neighbours within 1.6 s. */
function calmed(time: Float64Array, recordedSpeed: Float64Array): Float64Array {
  const calm = recordedSpeed.slice();
  for (let row = 1; row + 1 < time.length; row++) {
    if (time[row + 1]! - time[row - 1]! > 3200) continue;
    const mean = (recordedSpeed[row - 1]! + 2 * recordedSpeed[row]! + recordedSpeed[row + 1]!) / 4;
    if (mean === mean) calm[row] = mean;
  }
  return calm;
}

function cutSpikes(
  time: Float64Array,
  speed: Float64Array,
  rejected: Uint8Array,
  doubtful: Uint8Array,
): void {
  for (let row = 1; row + 1 < time.length; row++) {
    const here = speed[row]!;
    const before = speed[row - 1]!;
    const after = speed[row + 1]!;
    if (here - before <= STANDS_OUT || here - after <= STANDS_OUT) continue;
    if (rejected[row - 1] === 1 || rejected[row + 1] === 1) continue;
    const neighbour = Math.max(before, after);
    const reach = Math.min(time[row]! - time[row - 1]!, time[row + 1]! - time[row]!) / 1000;
    if (here - neighbour > STANDS_OUT + FIERCEST_CHANGE * reach) {
      speed[row] = neighbour;
      doubtful[row] = 1;
    }
  }
}

/** Speeds within two rows of a jump lean on positions of one side only. */
function doubtCutEnds(
  time: Float64Array,
  { breaks, rejected }: Velocities,
  source: Uint8Array,
  doubtful: Uint8Array,
): void {
  for (let row = 1; row < time.length; row++) {
    const isJump = breaks[row] === 1 && time[row]! - time[row - 1]! < 20_000;
    if (!isJump && rejected[row] === 0) continue;
    for (let near = Math.max(0, row - 2); near < Math.min(time.length, row + 2); near++) {
      if (source[near] === SpeedSource.position) doubtful[near] = 1;
    }
  }
}
