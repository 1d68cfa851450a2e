import type { Track } from '../track/track.ts';
import { describeBout } from './activity/bouts.ts';
import type { Direction } from './activity/shore.ts';
import type { DetectedRide, Detection, LowerMinimum } from './detection.ts';
import type { DetectionParameters } from './parameters.ts';

/** Minimums that may be lowered, with the step of proposed values. */
const STEPS: Readonly<Record<LowerMinimum['parameter'], number>> = {
  min_ride_distance: 5,
  min_ride_duration: 1,
  min_max_speed_kmh: 1,
};

/** Near misses along the session's rides that a proposal needs, and their share of those it counts. */
const MIN_ALONG = 3;
const MIN_ALONG_SHARE = 2 / 3;
/** A near miss has more than this share of the minimum. */
const MIN_SHARE = 0.5;
/** Minimum cosine between a near miss and the direction of land or of the session's rides. */
const MIN_COSINE = 0.5;
/** Rides that share a direction, and the minimum length of the mean of their unit vectors. */
const MIN_RIDES = 3;
const MIN_AGREEMENT = 0.3;

/**
 * Proposes a lower minimum where a session of small waves has three or more near misses that fail only this minimum, by less
 * than half, and lead to land or along its rides.
 * @param land the direction of land; null where the session does not tell it
 * @returns the proposal that counts most; null for none
 */
export function findLowerMinimum(
  track: Track,
  { rides, nearMisses }: Pick<Detection, 'rides' | 'nearMisses'>,
  parameters: DetectionParameters,
  land: Direction | null,
): LowerMinimum | null {
  const direction = land ?? meanDirection(track, rides);
  if (direction === null) return null;
  const proposals = (Object.keys(STEPS) as LowerMinimum['parameter'][])
    .map((minimum) => propose(minimum, track, nearMisses, parameters, direction))
    .filter((proposal) => proposal !== null);
  return proposals.sort((a, b) => b.count - a.count)[0] ?? null;
}

function propose(
  parameter: LowerMinimum['parameter'],
  track: Track,
  nearMisses: readonly DetectedRide[],
  parameters: DetectionParameters,
  direction: Direction,
): LowerMinimum | null {
  const required = parameters[parameter];
  const missed = nearMisses.flatMap((ride) => {
    const [failed, another] = ride.reasons.filter(({ passed }) => !passed);
    const measured = failed?.measured ?? 0;
    return failed?.rule === parameter && another === undefined && measured > MIN_SHARE * required
      ? [{ ride, measured }]
      : [];
  });
  const along = missed.filter(({ ride }) => cosine(directionOf(track, ride), direction) > MIN_COSINE);
  if (along.length < MIN_ALONG) return null;
  const step = STEPS[parameter];
  const value = Math.floor(Math.min(...along.map(({ measured }) => measured)) / step) * step;
  const counted = missed.map(({ measured }) => measured).filter((measured) => measured >= value);
  if (value <= 0 || along.length < MIN_ALONG_SHARE * counted.length) return null;
  return {
    parameter,
    value,
    count: counted.length,
    least: Math.min(...counted),
    most: Math.max(...counted),
  };
}

/** From the first to the last row, as a unit vector; [0, 0] on the spot. */
function directionOf(track: Track, { firstPoint, lastPoint }: DetectedRide): Direction {
  const { east, north } = describeBout(track, firstPoint, lastPoint);
  const length = Math.hypot(east, north);
  return length === 0 ? [0, 0] : [east / length, north / length];
}

const cosine = ([east, north]: Direction, other: Direction) => east * other[0] + north * other[1];

function meanDirection(track: Track, rides: readonly DetectedRide[]): Direction | null {
  if (rides.length < MIN_RIDES) return null;
  const directions = rides.map((ride) => directionOf(track, ride));
  const east = directions.reduce((sum, direction) => sum + direction[0], 0);
  const north = directions.reduce((sum, direction) => sum + direction[1], 0);
  const length = Math.hypot(east, north);
  return length < MIN_AGREEMENT * rides.length ? null : [east / length, north / length];
}
