import type { PlaneColumns } from '../../track/clean-plane.ts';

/** Positions in the stream's frame (meters): `down` along the current, `across` to the left, looking downstream. */
export interface StreamFrame {
  readonly down: Float64Array;
  readonly across: Float64Array;
}

/** Rows on either side in the moving average: reduces noise and keeps ferries of a few seconds. */
const HALF_WINDOW = 1;

/** Converts positions to the frame of a current along the unit vector (downEast, downNorth), with a moving average. */
export function toStreamFrame(
  { east, north }: PlaneColumns,
  downEast: number,
  downNorth: number,
): StreamFrame {
  const length = east.length;
  const down = new Float64Array(length);
  const across = new Float64Array(length);
  for (let row = 0; row < length; row++) {
    const from = Math.max(0, row - HALF_WINDOW);
    const to = Math.min(length - 1, row + HALF_WINDOW);
    let sumEast = 0;
    let sumNorth = 0;
    for (let near = from; near <= to; near++) {
      sumEast += east[near]!;
      sumNorth += north[near]!;
    }
    const share = 1 / (to - from + 1);
    down[row] = (sumEast * downEast + sumNorth * downNorth) * share;
    across[row] = (sumNorth * downEast - sumEast * downNorth) * share;
  }
  return { down, across };
}
