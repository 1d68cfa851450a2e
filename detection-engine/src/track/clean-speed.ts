import { areDerived } from './clean-derived.ts';
import { estimateJitter } from './clean-noise.ts';
import type { OrderedRows } from './clean-order.ts';
import { type RecordedPath, reduceOverreading } from './clean-overreading.ts';
import { cutSpike } from './clean-spikes.ts';
import type { Velocities } from './clean-velocity.ts';
import { MAX_SPEED, SpeedSource } from './track.ts';

/** The chosen speed of each ordered row. */
export interface ChosenSpeeds {
  /** m/s */
  readonly speed: Float64Array;
  readonly source: Uint8Array;
  readonly doubtful: Uint8Array;
  /** Whether recorded speeds have another unit than those of positions, so that they are not used. */
  readonly isRecordedMisfit: boolean;
}

/** Bounds of recorded over position speed of a track; beyond them, the recorded one has another unit or a stuck sensor. */
const SAME_UNIT = [0.45, 2.2] as const;
/** m/s: difference above which a recorded speed contradicts the positions. */
const CONTRADICTION = 4;
/** m/s of jitter above which recorded speeds are smoothed. */
const MAX_JITTER = 0.2;

/**
 * Chooses the speed of each row: the receiver's own (Doppler) where plausible, else the one of the smoothed positions.
 * Recorded speeds that are too fast for the positions over seconds are reduced to those.
 * Spikes are cut to the faster neighbor, speeds nobody has on water to MAX_SPEED, and both are marked doubtful. Recorded speeds that the positions contradict, and the
 * ends of stretches at a jump, are doubtful too. A repeated speed at a repeated position is ignored, and so are recorded
 * speeds that a program derived from the positions.
 * Overwrites `velocities.speed`.
 */
export function chooseSpeeds(rows: OrderedRows, velocities: Velocities, path: RecordedPath): ChosenSpeeds {
  const { speed, rejected } = velocities;
  const source = new Uint8Array(speed.length).fill(SpeedSource.position);
  const recorded = assessRecorded(rows, velocities);
  const chosen = { speed, source, doubtful: rejected.slice(), isRecordedMisfit: recorded === 'misfit' };
  const isNoisy = estimateJitter(rows.recordedSpeed) >= MAX_JITTER;
  if (recorded === 'sane' && !(isNoisy && areDerived(rows, path.traveled)))
    preferRecorded(rows, velocities, chosen, path, isNoisy);
  for (let row = 1; row + 1 < speed.length; row++) {
    const cut = cutSpike(rows.time, speed, row);
    if (cut === null || rejected[row - 1] === 1 || rejected[row + 1] === 1) continue;
    speed[row] = cut;
    chosen.doubtful[row] = 1;
  }
  for (let row = 0; row < speed.length; row++) {
    if (speed[row]! <= MAX_SPEED) continue;
    speed[row] = MAX_SPEED;
    chosen.doubtful[row] = 1;
  }
  doubtCutEnds(rows.time, velocities, source, chosen.doubtful);
  return chosen;
}

function preferRecorded(
  { time, recordedSpeed }: OrderedRows,
  { rejected, speedError }: Velocities,
  { speed, source, doubtful }: ChosenSpeeds,
  path: RecordedPath,
  isNoisy: boolean,
): void {
  const contradiction = CONTRADICTION + 4 * speedError;
  const cut = withoutSpikes(time, recordedSpeed, doubtful);
  const smooth = isNoisy ? smoothed(time, cut) : cut;
  const believed = reduceOverreading(time, smooth, path);
  for (let row = 0; row < speed.length; row++) {
    const recorded = believed[row]!;
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

function assessRecorded(
  { recordedSpeed }: OrderedRows,
  { speed, rejected }: Velocities,
): 'sane' | 'misfit' | 'absent' {
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
  if (count === 0) return 'absent';
  const isSane = nearlyStill || (recorded > SAME_UNIT[0] * derived && recorded < SAME_UNIT[1] * derived);
  return isSane ? 'sane' : 'misfit';
}

/** Cuts spikes before smoothing, which would spread them to the rows beside; `recordedSpeed` itself where it has none. */
function withoutSpikes(time: Float64Array, recordedSpeed: Float64Array, doubtful: Uint8Array): Float64Array {
  let without = recordedSpeed;
  for (let row = 1; row + 1 < time.length; row++) {
    const cut = cutSpike(time, recordedSpeed, row);
    if (cut === null) continue;
    if (without === recordedSpeed) without = recordedSpeed.slice();
    without[row] = cut;
    doubtful[row] = 1;
  }
  return without;
}

/** Recorded speeds smoothed with weights 1 : 2 : 1; unchanged at the ends and without neighbors within 1.6 s. */
function smoothed(time: Float64Array, recordedSpeed: Float64Array): Float64Array {
  const smooth = recordedSpeed.slice();
  for (let row = 1; row + 1 < time.length; row++) {
    if (time[row + 1]! - time[row - 1]! > 3200) continue;
    const mean = (recordedSpeed[row - 1]! + 2 * recordedSpeed[row]! + recordedSpeed[row + 1]!) / 4;
    if (mean === mean) smooth[row] = mean;
  }
  return smooth;
}

/** Marks position speeds within two rows of a jump as doubtful: they rest on positions of one side. */
function doubtCutEnds(
  time: Float64Array,
  { breaks, rejected }: Velocities,
  source: Uint8Array,
  doubtful: Uint8Array,
): void {
  const doubt = (row: number) => {
    for (let near = Math.max(0, row - 2); near < Math.min(time.length, row + 2); near++) {
      if (source[near] === SpeedSource.position) doubtful[near] = 1;
    }
  };
  for (let row = breaks.indexOf(1, 1); row > 0; row = breaks.indexOf(1, row + 1)) {
    if (time[row]! - time[row - 1]! < 20_000) doubt(row);
  }
  for (let row = rejected.indexOf(1, 1); row > 0; row = rejected.indexOf(1, row + 1)) doubt(row);
}
