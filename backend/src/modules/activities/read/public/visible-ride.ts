import { RideMeasurer, type Track } from '@rideline/detection-engine';
import type { Ride } from '../../events/detection-events.ts';

/** Visible rows of the track, and for each row (and the end) the number of visible rows before it. */
export interface KeptRows {
  readonly rows: Uint32Array;
  readonly before: Uint32Array;
}

const LEAST_POINTS = 2;

/** The rides on the visible rows, measured again; rides without visible rows are left out. */
export function visibleRides(rides: readonly Ride[], kept: KeptRows, visible: Track): readonly Ride[] {
  const measurer = new RideMeasurer(visible);
  return rides.flatMap((ride) => visibleRide(ride, kept, measurer) ?? []);
}

/** A fully visible ride only gets new bands, because those come from the noise of the whole track. */
function visibleRide(ride: Ride, { rows, before }: KeptRows, measurer: RideMeasurer): Ride | undefined {
  const firstPoint = before[ride.firstPoint]!;
  const lastPoint = before[ride.lastPoint + 1]! - 1;
  const points = lastPoint - firstPoint + 1;
  if (points < LEAST_POINTS) return undefined;
  const surfRuns = ride.surfRuns.flatMap((run) => visibleRuns(run, { rows, before }));
  const measured = measurer.measure(surfRuns, firstPoint, lastPoint);
  if (points === ride.lastPoint - ride.firstPoint + 1) {
    const { maxSpeedBand, distanceBand } = measured;
    return { ...ride, firstPoint, lastPoint, surfRuns, maxSpeedBand, distanceBand };
  }
  // The reasons describe the whole ride.
  return { ...ride, ...measured, surfRuns, reasons: [] };
}

/** The visible parts of a run; removed rows split it. */
function visibleRuns([first, last]: Ride['surfRuns'][number], { rows, before }: KeptRows) {
  const runs: [number, number][] = [];
  for (let point = before[first]!; point < before[last + 1]!; point++) {
    const run = runs.at(-1);
    if (run && rows[point - 1] === rows[point]! - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}
