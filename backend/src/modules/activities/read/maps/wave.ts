import { type DisplayUnits, formatDistance, formatDuration } from '@rideline/detection-engine';
import type { Ride } from '../../events/detection-events.ts';

/** Columns of the track: epoch milliseconds, and meters in the plane. */
interface Points {
  readonly time: Float64Array;
  readonly east: Float64Array;
  readonly north: Float64Array;
}

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

/** Mean start and drift of the attempts, and the spread of their starts. null without attempts. */
export function waveOf(
  rides: readonly Pick<Ride, 'firstPoint' | 'lastPoint' | 'surfRuns'>[],
  { time, east, north }: Points,
  units: DisplayUnits,
) {
  if (rides.length === 0) return null;
  const startOf = (column: Float64Array) => rides.map(({ firstPoint }) => column[firstPoint]!);
  const begin = { east: mean(startOf(east)), north: mean(startOf(north)) };
  const meanDrift = (column: Float64Array) =>
    mean(rides.map((ride) => column[ride.lastPoint]! - column[driftStart(ride)]!));
  const drift = { east: meanDrift(east), north: meanDrift(north) };
  const squares = rides.map(
    ({ firstPoint }) => (east[firstPoint]! - begin.east) ** 2 + (north[firstPoint]! - begin.north) ** 2,
  );
  const length = formatDistance(Math.hypot(drift.east, drift.north), units);
  return {
    begin,
    spread: Math.sqrt(mean(squares)),
    drift,
    text: `Mean drift ${length} in ${formatDuration(meanDrift(time) / 1000)}`,
  };
}

/** The row where the last surf run ends and the drift begins. */
const driftStart = ({ firstPoint, surfRuns }: Pick<Ride, 'firstPoint' | 'surfRuns'>) =>
  surfRuns.at(-1)?.[1] ?? firstPoint;
