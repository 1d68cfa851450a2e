import type { OrderedRows } from './clean-order.ts';
import type { PlaneColumns } from './clean-plane.ts';

/** Minimum meters and m/s of a jump after a standstill that marks the standstill as frozen. */
const MIN_JUMP = 5;
const MIN_JUMP_SPEED = 3;
/** m/s and ms: recorded movement that contradicts an unchanged position. */
const MIN_SPEED = 2;
const MIN_ELAPSED_MS = 800;

/**
 * Finds frozen positions: repeats with a recorded speed above rest, and runs of repeats that end in a jump.
 * @returns 1 for the repeats of a frozen run; its first row, and runs that are real rest, have 0
 */
export function findFrozen({ time, recordedSpeed }: OrderedRows, { east, north }: PlaneColumns): Uint8Array {
  const frozen = new Uint8Array(time.length);
  let runStart = 0;
  for (let row = 1; row < time.length; row++) {
    const stepEast = east[row]! - east[row - 1]!;
    const stepNorth = north[row]! - north[row - 1]!;
    const elapsed = time[row]! - time[row - 1]!;
    if (stepEast === 0 && stepNorth === 0) {
      if (recordedSpeed[row]! > MIN_SPEED && elapsed > MIN_ELAPSED_MS) frozen[row] = 1;
      continue;
    }
    if (row - runStart > 1) {
      const jump = Math.sqrt(stepEast * stepEast + stepNorth * stepNorth);
      if (jump > MIN_JUMP && jump > (MIN_JUMP_SPEED * elapsed) / 1000) frozen.fill(1, runStart + 1, row);
    }
    runStart = row;
  }
  return frozen;
}
