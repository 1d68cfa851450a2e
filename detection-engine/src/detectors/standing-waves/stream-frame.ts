import type { PlaneColumns } from '../../track/clean-plane.ts';

/** A session in the stream's own frame (metres): `down` along the current, `across` to its left, looking downstream. */
export interface StreamFrame {
  readonly down: Float64Array;
  readonly across: Float64Array;
}

/** Rows to either side over which positions are averaged: noise shrinks, a ferry of seconds stays sharp. */
const HALF_WINDOW = 1;

/** Turns positions into the frame of a current flowing along the unit vector (downEast, downNorth), lightly averaged. */
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
