import type { PlaneColumns } from '../../track/clean-plane.ts';

/** Positions in the stream's frame (meters): `down` along the current, `across` to the left, looking downstream. */
export interface StreamFrame {
  readonly down: Float64Array;
  readonly across: Float64Array;
}

/**
 * Converts positions to the frame of a current along the unit vector (downEast, downNorth), with a moving average of three
 * rows: reduces noise and keeps ferries of a few seconds.
 */
export function toStreamFrame(
  { east, north }: PlaneColumns,
  downEast: number,
  downNorth: number,
): StreamFrame {
  const length = east.length;
  const down = new Float64Array(length);
  const across = new Float64Array(length);
  let beforeEast = 0;
  let beforeNorth = 0;
  let hereEast = east[0]!;
  let hereNorth = north[0]!;
  for (let row = 0; row < length; row++) {
    const isLast = row === length - 1;
    const afterEast = isLast ? 0 : east[row + 1]!;
    const afterNorth = isLast ? 0 : north[row + 1]!;
    const share = row === 0 || isLast ? 1 / 2 : 1 / 3;
    const sumEast = (beforeEast + hereEast + afterEast) * share;
    const sumNorth = (beforeNorth + hereNorth + afterNorth) * share;
    down[row] = sumEast * downEast + sumNorth * downNorth;
    across[row] = sumNorth * downEast - sumEast * downNorth;
    beforeEast = hereEast;
    beforeNorth = hereNorth;
    hereEast = afterEast;
    hereNorth = afterNorth;
  }
  return { down, across };
}
