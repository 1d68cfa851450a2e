import { createTrack, planeDistance, type Track } from '@rideline/detection-engine';
import { type Circle, cutCircle } from '../../events/hidden-circle.ts';
import type { Ride } from '../../events/shared.ts';
import type { TrackPrivacy } from '../activities/activity-row.ts';
import { type KeptRows, visibleRides } from './visible-ride.ts';

export interface Session {
  readonly track: Track;
  readonly rides: readonly Ride[];
}

/**
 * What others see of a session: points the owner keeps to themselves are cut, the rest is numbered and measured
 * anew, so that neither a number nor a distance tells what was cut. Rides nothing is left of go.
 */
export function visibleSession(session: Session, privacy: TrackPrivacy): Session {
  if (!hidesPoints(privacy)) return session;
  const { track, rides } = session;
  const kept = keepRows(track, rides, privacy);
  const visible = cutTrack(track, kept);
  return { track: visible, rides: visibleRides(rides, kept, visible) };
}

export function hidesPoints({ rides_only, hidden_circle }: TrackPrivacy): boolean {
  return rides_only || hidden_circle !== null;
}

function keepRows(
  track: Track,
  rides: readonly Ride[],
  { rides_only, hidden_circle }: TrackPrivacy,
): KeptRows {
  const wanted = new Uint8Array(track.length).fill(rides_only ? 0 : 1);
  if (rides_only) for (const { firstPoint, lastPoint } of rides) wanted.fill(1, firstPoint, lastPoint + 1);
  const cut = hidden_circle && cutCircle(hidden_circle);
  const rows = new Uint32Array(track.length);
  let count = 0;
  const before = new Uint32Array(track.length + 1);
  for (let row = 0; row < track.length; row++) {
    before[row] = count;
    if (wanted[row] === 1 && !(cut && isInside(cut, track, row))) rows[count++] = row;
  }
  before[track.length] = count;
  return { rows: rows.subarray(0, count), before };
}

function isInside({ latitude, longitude, radius_meters }: Circle, track: Track, row: number): boolean {
  return planeDistance(latitude, longitude, track.latitude[row]!, track.longitude[row]!) <= radius_meters;
}

function cutTrack(track: Track, { rows }: KeptRows): Track {
  const pick = (column: Float64Array) => picked(column, rows, new Float64Array(rows.length));
  const flags = (column: Uint8Array) => picked(column, rows, new Uint8Array(rows.length));
  return createTrack({
    time: pick(track.time),
    latitude: pick(track.latitude),
    longitude: pick(track.longitude),
    distance: travelled(track, rows),
    speed: pick(track.speed),
    speedSource: flags(track.speedSource),
    doubtful: flags(track.doubtful),
  });
}

/** A plain loop: `from` with a function takes ten times as long. */
function picked<Column extends Float64Array | Uint8Array>(
  column: Column,
  rows: KeptRows['rows'],
  into: Column,
): Column {
  for (let index = 0; index < rows.length; index++) into[index] = column[rows[index]!]!;
  return into;
}

/** Metres since the first row; the way through what was cut counts nothing. */
function travelled({ distance }: Track, rows: KeptRows['rows']): Float64Array {
  const way = new Float64Array(rows.length);
  let meters = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const isNext = index > 0 && rows[index - 1] === row - 1;
    if (isNext) meters += distance[row]! - distance[row - 1]!;
    way[index] = Math.round(meters * 100) / 100;
  }
  return way;
}
