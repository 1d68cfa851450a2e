import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from '../track/distance.ts';
import { type Coast, coastCell, isAtSea } from './coast.ts';
import { Extent, nearestShore, type Place, type Point, shoreLines } from './nearest-shore.ts';

/** Degrees; the longitudes go on from those of the track over the date line. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface SessionFrame {
  /** What a picture of the session shows at first. */
  readonly box: Box;
  /** The coast; null where there is none, or where the session contradicts it. */
  readonly coast: Coast | null;
  /** Where an arrow to a beach outside of the box stands, in degrees, and its degrees clockwise from north. */
  readonly beach: { readonly latitude: number; readonly longitude: number; readonly bearing: number } | null;
}

interface Positions {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** Inclusive rows of a track. */
export type RowSpan = readonly [first: number, last: number];

/** A shore within this distance of the rides is part of the picture, with some land behind it. */
const NEAR_METERS = 400;
const LAND_METERS = 60;
/** Up to here an arrow says where the beach is. */
const FAR_METERS = 3000;
/** From the rides to the arrow, relative to the picture's larger side. */
const ARROW_SHARE = 0.15;
const LEAST_ARROW_METERS = 60;
/** Waves begin at sea, or so near to it that the coast is only coarse: with fewer such take-offs it is another one's. */
const LEAST_AT_SEA = 0.5;
const COARSE_METERS = 150;

/** Rows where rides begin; the middle of a track without rides, whose ends are on land. */
const takeOffs = ({ latitude }: Positions, rides: readonly RowSpan[]): readonly number[] =>
  rides.length > 0 ? rides.map(([first]) => first) : [latitude.length >> 1];

/** The cell (`coastCell`) of a session's coast. */
export function sessionCell(track: Positions, rides: readonly RowSpan[]): string {
  const row = takeOffs(track, rides)[0]!;
  return coastCell(track.latitude[row] ?? 0, track.longitude[row] ?? 0);
}

/**
 * The first picture of a session: its rides (the whole track without any) with the nearest shore, or with an arrow
 * towards a beach farther off.
 */
export function sessionFrame(track: Positions, rides: readonly RowSpan[], coast: Coast | null): SessionFrame {
  const { place, toDegrees } = planeAround(track.latitude[0] ?? 0, track.longitude[0] ?? 0);
  const at = (row: number): Point => place(...degreesOf(track, row));
  const shown = new Extent();
  for (const [first, last] of rides.length > 0 ? rides : [[0, track.latitude.length - 1] as const])
    for (let row = first; row <= last; row++) shown.add(at(row));
  const frame = (known: Coast | null, beach: SessionFrame['beach'] = null) => ({
    box: boxOf(shown, toDegrees),
    coast: known,
    beach,
  });
  if (coast === null) return frame(null);

  const starts = takeOffs(track, rides);
  const [begins, ends] = [starts.map(at), rides.map(([, last]) => at(last))];
  const shore = shoreLines(coast, place, shown, FAR_METERS);
  const isNear = (point: Point) => (nearestShore(shore, [point])?.distance ?? Infinity) <= COARSE_METERS;
  const atSea = starts.filter(
    (row, ride) => isAtSea(coast, ...degreesOf(track, row)) || isNear(begins[ride]!),
  );
  if (atSea.length < LEAST_AT_SEA * starts.length) return frame(null);

  const way = nearestShore(shore, [...begins, ...ends]);
  if (way === null || way.distance > FAR_METERS) return frame(coast);
  const { from, to, distance } = way;
  if (distance <= NEAR_METERS) {
    for (const side of [-LAND_METERS, LAND_METERS]) shown.add([to[0] + side, to[1] + side]);
    return frame(coast);
  }
  // Rides that don't run to it break on a reef, or at an island that the coast doesn't have.
  if (rides.length === 0 || meanDistance(ends, to) >= meanDistance(begins, to)) return frame(coast);
  const part = Math.min(1, Math.max(LEAST_ARROW_METERS, ARROW_SHARE * shown.size) / distance);
  const [eastward, northward] = [to[0] - from[0], to[1] - from[1]];
  const stand: Point = [from[0] + eastward * part, from[1] + northward * part];
  shown.add(stand);
  const [latitude, longitude] = toDegrees(stand);
  const bearing = ((Math.atan2(eastward, northward) * 180) / Math.PI + 360) % 360;
  return frame(coast, { latitude, longitude, bearing });
}

const degreesOf = ({ latitude, longitude }: Positions, row: number) =>
  [latitude[row] ?? 0, longitude[row] ?? 0] as const;

function planeAround(latitude: number, longitude: number) {
  const perLongitude = metersPerLongitude(latitude);
  const place: Place = (lat, lon) => [
    longitudeDifference(longitude, lon) * perLongitude,
    (lat - latitude) * METERS_PER_DEGREE,
  ];
  return {
    place,
    toDegrees: ([east, north]: Point) =>
      [latitude + north / METERS_PER_DEGREE, longitude + east / perLongitude] as const,
  };
}

/** A dot at the first position without any row. */
function boxOf({ corners }: Extent, toDegrees: (point: Point) => readonly [number, number]): Box {
  const [[south, west], [north, east]] = [toDegrees(corners[0]), toDegrees(corners[1])];
  return { west, south, east, north };
}

const meanDistance = (points: readonly Point[], [x, y]: Point): number =>
  points.reduce((sum, [east, north]) => sum + Math.hypot(east - x, north - y), 0) / points.length;
