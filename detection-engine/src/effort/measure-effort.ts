import type { DetectedRide } from '../detectors/detection.ts';
import type { RowRange } from '../detectors/surf-runs.ts';
import type { Track } from '../track/track.ts';
import { markPaddling } from './paddling-rows.ts';

/** Gaps in ms above this length are elsewhere: nobody knows what happened in them. */
const LONGEST_GAP_MS = 60_000;

/** What a session cost; seconds and meters. The four times add up to the length of the track. */
export interface Effort {
  readonly riding: number;
  readonly paddling: number;
  readonly waiting: number;
  /** Drives, tows, jogs and gaps. */
  readonly elsewhere: number;
  readonly ridden: number;
  readonly paddled: number;
  /** By the time without elsewhere; null where there is none. */
  readonly ridesPerHour: number | null;
  /** Between the end of a ride and the start of the next, without elsewhere; null with fewer than two rides. */
  readonly longestWait: number | null;
}

interface MeasuredRide extends Pick<DetectedRide, 'firstPoint' | 'lastPoint' | 'isSurfRide'> {
  readonly distance: number;
}

const WAITING = 0;
const PADDLING = 1;
const ELSEWHERE = 2;

/**
 * Divides the time of a track into riding (rows of counted rides), paddling, elsewhere and waiting, which is the rest.
 * @param rides in time order, disjoint; those that do not count are no riding
 * @param elsewhere rows of `findElsewhere`; a ride within them counts
 */
export function measureEffort(
  track: Track,
  rides: readonly MeasuredRide[],
  elsewhere: readonly RowRange[],
): Effort {
  const { time, distance, length } = track;
  const counted = rides.filter(({ isSurfRide }) => isSurfRide);
  /** Number of the ride that a row belongs to, from 1; 0 for none. */
  const rideOf = new Uint32Array(length);
  counted.forEach(({ firstPoint, lastPoint }, index) => rideOf.fill(index + 1, firstPoint, lastPoint + 1));
  const kinds = kindsOf(track, rideOf, elsewhere);

  const times = [0, 0, 0];
  let riding = 0;
  let paddled = 0;
  let longestWait: number | null = null;
  let wait = 0;
  for (let row = 1; row < length; row++) {
    const step = time[row]! - time[row - 1]!;
    const isGap = step > LONGEST_GAP_MS;
    const isRidden = rideOf[row]! > 0 && rideOf[row] === rideOf[row - 1];
    const kind = isGap ? ELSEWHERE : kindBetween(rideOf, kinds, row);
    if (isRidden && !isGap) riding += step;
    else times[kind]! += step;
    if (!isRidden && kind === PADDLING) paddled += distance[row]! - distance[row - 1]!;
    if (!isRidden && kind !== ELSEWHERE) wait += step;
    if (rideOf[row]! > 0 && !isRidden) {
      if (rideOf[row]! > 1) longestWait = Math.max(longestWait ?? 0, wait);
    }
    if (rideOf[row]! > 0) wait = 0;
  }
  const [waiting, paddling, away] = times as [number, number, number];
  const inWater = riding + paddling + waiting;
  return {
    riding: riding / 1000,
    paddling: paddling / 1000,
    waiting: waiting / 1000,
    elsewhere: away / 1000,
    ridden: counted.reduce((meters, ride) => meters + ride.distance, 0),
    paddled,
    ridesPerHour: inWater === 0 ? null : counted.length / (inWater / 3_600_000),
    longestWait: longestWait === null ? null : longestWait / 1000,
  };
}

function kindsOf(track: Track, rideOf: Uint32Array, elsewhere: readonly RowRange[]): Uint8Array {
  const { time, length } = track;
  const kinds = new Uint8Array(length);
  for (let first = 0; first < length; first++) {
    if (rideOf[first]! > 0) continue;
    let last = first;
    while (last + 1 < length && rideOf[last + 1] === 0 && time[last + 1]! - time[last]! <= LONGEST_GAP_MS)
      last++;
    markPaddling(track, first, last, kinds);
    first = last;
  }
  for (const { first, last } of elsewhere) kinds.fill(ELSEWHERE, first, last + 1);
  return kinds;
}

/** What the time up to a row is: that of the row before, or beside a ride of the row that is outside of it. */
function kindBetween(rideOf: Uint32Array, kinds: Uint8Array, row: number): number {
  if (rideOf[row - 1] === 0) return kinds[row - 1]!;
  return rideOf[row] === 0 ? kinds[row]! : WAITING;
}
