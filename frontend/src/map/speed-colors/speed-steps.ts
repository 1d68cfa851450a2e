import type { MapRide } from '../map-track.ts';

/** Number of colors, slow to fast. */
const SPEED_STEPS = 6;
/** The step of a row with a doubtful speed. */
export const NO_STEP = 255;
/** The step of such a row in the open ride, whose color it has. */
export const UNCERTAIN_IN_RIDE = 254;

/** Whether a ride has rows with doubtful speeds. */
export const isPartlyUncertain = ({ ofRow }: SpeedSteps, { firstRow, lastRow }: MapRide): boolean =>
  ofRow.subarray(firstRow + 1, lastRow + 1).includes(NO_STEP);

export interface SpeedSteps {
  /** The lower end of each step in the displayed unit, starting at 0. */
  readonly from: readonly number[];
  /** The step of each row, or NO_STEP. */
  readonly ofRow: Uint8Array;
}

const ROUND = [0.5, 1, 2, 2.5, 3, 4, 5, 6, 8, 10];

const fastestOf = (speed: Float64Array) => speed.reduce((most, value) => (value > most ? value : most), 0);

/** A round width of so many steps up to the largest value. */
function roundWidth(largest: number): number {
  const scale = 10 ** Math.max(0, Math.ceil(Math.log10(largest / SPEED_STEPS) - 1));
  return scale * (ROUND.find((round) => round * scale * SPEED_STEPS >= largest) ?? 10);
}

/** Equal, round steps up to `largest`; anything above is in the last step. */
export function createSteps(values: Float64Array, largest: number): SpeedSteps {
  const width = roundWidth(largest);
  const ofRow = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? Number.NaN;
    ofRow[row] = Number.isNaN(value) ? NO_STEP : Math.min(SPEED_STEPS - 1, Math.floor(value / width));
  }
  return { from: Array.from({ length: SPEED_STEPS }, (_, step) => step * width), ofRow };
}

/** Steps up to the top speed of the rides. */
export function createSpeedSteps(speed: Float64Array, rides: readonly MapRide[]): SpeedSteps {
  const onRides = rides.map(({ firstRow, lastRow }) => fastestOf(speed.subarray(firstRow, lastRow + 1)));
  return createSteps(speed, Math.max(0, ...onRides) || fastestOf(speed));
}
