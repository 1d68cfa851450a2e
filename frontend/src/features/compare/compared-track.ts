import {
  KMH_PER,
  metersPerLongitude,
  longitudeDifference,
  METERS_PER_DEGREE,
  type Track,
} from '@rideline/detection-engine';

import { type Activity, entriesOf, type Ride } from '../../activity/activity.ts';

/** Sessions further apart are of different spots. */
const SAME_SPOT_M = 5000;

/** East and north in meters. */
export type Point = readonly [east: number, north: number];
export type Line = readonly Point[];

export interface ComparedTrack {
  readonly urlHash: string;
  readonly name: string;
  readonly rides: readonly Line[];
  /** The longest ride that is not rough, or of all if all are. */
  readonly best: {
    readonly distance: number;
    /** Seconds from its start. */
    readonly time: Float64Array;
    /** km/h; NaN where it is doubtful. */
    readonly speed: Float64Array;
  } | null;
  /** Degrees: the middle of the rides. */
  readonly center: Point;
}

const rowsOf = ({ first_trackpoint_id, last_trackpoint_id }: Ride) =>
  [first_trackpoint_id - 1, last_trackpoint_id - 1] as const;

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** The rides of a session around their middle; null without any. */
export function comparedTrack(activity: Activity, track: Track): ComparedTrack | null {
  const rides = entriesOf(activity);
  const places = rides.map((ride): Line => {
    const [first, last] = rowsOf(ride);
    const points: Point[] = [];
    for (let row = first; row <= last; row++) {
      const point = [track.longitude[row] ?? Number.NaN, track.latitude[row] ?? Number.NaN] as const;
      if (point.every((degrees) => !Number.isNaN(degrees))) points.push(point);
    }
    return points;
  });
  const all = places.flat();
  if (all.length === 0) return null;
  const [meridian] = all[0]!;
  const center = [
    meridian + middle(all.map(([east]) => longitudeDifference(meridian, east))),
    middle(all.map(([, north]) => north)),
  ] as const;
  return {
    urlHash: activity.url_hash,
    name: activity.activity_name,
    center,
    rides: places.map((line) => line.map((point) => fromCenter(point, center))),
    best: bestRide(rides, track),
  };
}

/** Meters from a center that is near. */
function fromCenter([longitude, latitude]: Point, [lon, lat]: Point): Point {
  return [
    longitudeDifference(lon, longitude) * metersPerLongitude(lat),
    (latitude - lat) * METERS_PER_DEGREE,
  ];
}

function bestRide(rides: readonly Ride[], track: Track): ComparedTrack['best'] {
  const sure = rides.filter(({ rough }) => !rough);
  const [longest] = (sure.length > 0 ? sure : rides).toSorted((a, b) => b.distance - a.distance);
  if (longest === undefined) return null;
  const [first, last] = rowsOf(longest);
  const start = track.time[first] ?? 0;
  return {
    distance: longest.distance,
    time: track.time.slice(first, last + 1).map((time) => (time - start) / 1000),
    speed: track.speed
      .slice(first, last + 1)
      .map((speed, at) =>
        track.doubtful[first + at] === 1 && !longest.rough ? Number.NaN : speed * KMH_PER['m/s'],
      ),
  };
}

/** The tracks at their places, if all are of one spot, otherwise each around its own middle. */
export function overEachOther(tracks: readonly ComparedTrack[]): {
  readonly isOneSpot: boolean;
  readonly lines: readonly (readonly Line[])[];
} {
  const [first] = tracks;
  if (first === undefined) return { isOneSpot: true, lines: [] };
  const shifts = tracks.map(({ center }) => fromCenter(center, first.center));
  const isOneSpot = shifts.every(([east, north]) => Math.hypot(east, north) <= SAME_SPOT_M);
  const shifted = (line: Line, [east, north]: Point): Line =>
    isOneSpot ? line.map(([x, y]) => [x + east, y + north] as const) : line;
  return { isOneSpot, lines: tracks.map(({ rides }, at) => rides.map((line) => shifted(line, shifts[at]!))) };
}
