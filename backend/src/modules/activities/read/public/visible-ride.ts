import type { Track } from '@rideline/detection-engine';
import type { Ride } from '../../events/shared.ts';

/** Rows of the whole track that stay, and for each row of it (and its end) how many of the rows before it stay. */
export interface KeptRows {
  readonly rows: readonly number[];
  readonly before: Uint32Array;
}

const LEAST_POINTS = 2;
const KMH = 3.6;

/** The ride on the rows that stay: as it was if all do, else measured anew; undefined if nothing is left of it. */
export function visibleRide(ride: Ride, kept: KeptRows, visible: Track): Ride | undefined {
  const { before } = kept;
  const firstPoint = before[ride.firstPoint]!;
  const lastPoint = before[ride.lastPoint + 1]! - 1;
  const points = lastPoint - firstPoint + 1;
  if (points < LEAST_POINTS) return undefined;
  const surfRuns = ride.surfRuns.flatMap((run) => visibleRuns(run, kept));
  const moved = { ...ride, firstPoint, lastPoint, surfRuns };
  return points === ride.lastPoint - ride.firstPoint + 1 ? moved : measured(moved, visible);
}

/** The parts of a run that stay; a run is interrupted by what is cut out of its middle. */
function visibleRuns([first, last]: Ride['surfRuns'][number], { rows, before }: KeptRows) {
  const runs: [number, number][] = [];
  for (let point = before[first]!; point < before[last + 1]!; point++) {
    const run = runs.at(-1);
    if (run && rows[point - 1] === rows[point]! - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}

/** Nothing is said of why it counted: that speaks of the whole ride. */
function measured(ride: Ride, { time, distance, speed, doubtful }: Track): Ride {
  const { firstPoint, lastPoint } = ride;
  const duration = (time[lastPoint]! - time[firstPoint]!) / 1000;
  const meters = Math.round((distance[lastPoint]! - distance[firstPoint]!) * 100) / 100;
  const speeds = Array.from(speed.subarray(firstPoint, lastPoint + 1)).filter(
    (_, index) => doubtful[firstPoint + index] === 0,
  );
  const seconds = ([from, to]: readonly [number, number]) => (time[to]! - time[from]!) / 1000;
  return {
    ...ride,
    startTime: time[firstPoint]!,
    endTime: time[lastPoint]!,
    duration,
    distance: meters,
    maxSpeed: speeds.reduce((most, value) => Math.max(most, value), 0) * KMH,
    minSpeed: speeds.length === 0 ? 0 : speeds.reduce((least, value) => Math.min(least, value)) * KMH,
    avgSpeed: (meters / duration) * KMH,
    surfTime: ride.surfRuns.reduce((total, run) => total + (run[0] === run[1] ? 1 : seconds(run)), 0),
    reasons: [],
  };
}
