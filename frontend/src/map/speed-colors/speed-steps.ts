import type { MapRide } from '../map-track.ts';

/** Number of colors, slow to fast. */
const SPEED_STEPS = 6;
/** The step of a row with a doubtful speed. */
export const NO_STEP = 255;

export interface SpeedSteps {
  /** The lower end of each step in the displayed unit, starting at 0. */
  readonly from: readonly number[];
  /** The step of each row, or NO_STEP. */
  readonly ofRow: Uint8Array;
}

const ROUND = [0.5, 1, 2, 2.5, 3, 4, 5, 6, 8, 10];

const fastestOf = (speed: Float64Array) => speed.reduce((most, value) => (value > most ? value : most), 0);

/** Equal, round steps up to the top speed of the rides; anything faster is in the last step. */
export function createSpeedSteps(speed: Float64Array, rides: readonly MapRide[]): SpeedSteps {
  const onRides = rides.map(({ firstRow, lastRow }) => fastestOf(speed.subarray(firstRow, lastRow + 1)));
  const fastest = Math.max(0, ...onRides) || fastestOf(speed);
  const width = ROUND.find((round) => round * SPEED_STEPS >= fastest) ?? Math.ceil(fastest / SPEED_STEPS);
  const ofRow = new Uint8Array(speed.length);
  for (let row = 0; row < speed.length; row++) {
    const value = speed[row] ?? Number.NaN;
    ofRow[row] = Number.isNaN(value) ? NO_STEP : Math.min(SPEED_STEPS - 1, Math.floor(value / width));
  }
  return { from: Array.from({ length: SPEED_STEPS }, (_, step) => step * width), ofRow };
}
