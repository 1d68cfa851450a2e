import {
  METERS_PER_DEGREE,
  narrowingAt,
  createTrack,
  planeDistance,
  type Track,
} from '@rideline/detection-engine';
import type { TrackPrivacy } from '../../activity.aggregate.ts';
import type { Ride } from '../../events/detection-events.ts';
import { type Circle, type HiddenCircle, SHIFT_MOST } from '../../events/hidden-circle.ts';
import type { ActivityRow } from '../activities/activities.projection.ts';
import { type KeptRows, visibleRides } from './visible-ride.ts';

type HiddenPoints = Pick<TrackPrivacy, 'ridesOnly' | 'hiddenCircle'>;

export interface Session {
  readonly track: Track;
  readonly rides: readonly Ride[];
  /** Rows after which hidden ones were removed. */
  readonly cutAfter?: ReadonlySet<number>;
}

/**
 * The part of a session that others see. Removes hidden points, renumbers the remaining ones and measures rides again,
 * so that neither a number nor a distance reveals the hidden part. Rides without remaining points are left out.
 */
export function visibleSession(session: Session, privacy: HiddenPoints): Session {
  if (!hidesPoints(privacy)) return session;
  const { track, rides } = session;
  const kept = keepRows(track, rides, privacy);
  const visible = cutTrack(track, kept);
  return { track: visible, rides: visibleRides(rides, kept, visible), cutAfter: cutsOf(kept) };
}

export function hidesPoints({ ridesOnly, hiddenCircle }: HiddenPoints): boolean {
  return ridesOnly || hiddenCircle !== null;
}

/** The least number of digits in a time of day. */
const DIGITS_OF_A_TIME = 3;

/**
 * The name that others see. Devices and apps name files after their start time, which reveals how much of the track is
 * hidden or trimmed. Such a name becomes empty unless the owner chose it.
 */
export function visibleName({
  name,
  isNamed,
  privacy,
  keptPart,
}: Pick<ActivityRow, 'name' | 'isNamed' | 'privacy' | 'keptPart'>): string {
  const digits = name.match(/\p{N}/gu)?.length ?? 0;
  const isCut = hidesPoints(privacy) || keptPart !== null;
  return !isNamed && digits >= DIGITS_OF_A_TIME && isCut ? '' : name;
}

/**
 * The weather that others see. It is of the hour when the recording starts, which would reveal a start that is hidden or
 * trimmed.
 */
export const visibleWeather = <Weather>(weather: Weather, recorded: Track, visible: Track): Weather | null =>
  recorded.time[0] === visible.time[0] ? weather : null;

function keepRows(track: Track, rides: readonly Ride[], { ridesOnly, hiddenCircle }: HiddenPoints): KeptRows {
  const wanted = new Uint8Array(track.length).fill(ridesOnly ? 0 : 1);
  if (ridesOnly) for (const { firstPoint, lastPoint } of rides) wanted.fill(1, firstPoint, lastPoint + 1);
  const cut = hiddenCircle && cutCircle(hiddenCircle);
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

function isInside({ latitude, longitude, radiusMeters }: Circle, track: Track, row: number): boolean {
  return planeDistance(latitude, longitude, track.latitude[row]!, track.longitude[row]!) <= radiusMeters;
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
    heartRate: flags(track.heartRate),
    stopped: flags(track.stopped),
  });
}

function cutsOf({ rows }: KeptRows): ReadonlySet<number> {
  const cuts = new Set<number>();
  for (let index = 0; index + 1 < rows.length; index++)
    if (rows[index + 1] !== rows[index]! + 1) cuts.add(index);
  return cuts;
}

/** A plain loop is ten times as fast as `from` with a function. */
function picked<Column extends Float64Array | Uint8Array>(
  column: Column,
  rows: KeptRows['rows'],
  into: Column,
): Column {
  for (let index = 0; index < rows.length; index++) into[index] = column[rows[index]!]!;
  return into;
}

/** Meters since the first row, without the way through removed rows. */
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

/**
 * The circle to cut from the track: shifted, and wide enough to contain the whole hidden circle. The ends of many cut
 * tracks reveal its center, which therefore must not be the hidden place.
 */
export function cutCircle({ shift, ...chosen }: HiddenCircle): Circle {
  const [north, east] = shift;
  const latitude = Math.min(90, Math.max(-90, chosen.latitude + north / METERS_PER_DEGREE));
  const perDegreeEast = METERS_PER_DEGREE * Math.max(0.001, narrowingAt(chosen.latitude));
  const longitude = chosen.longitude + east / perDegreeEast;
  return {
    latitude,
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
    radiusMeters: chosen.radiusMeters * (1 + SHIFT_MOST),
  };
}
