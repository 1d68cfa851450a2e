import { narrowingAt, planeDistance, type DetectedRide, type Track } from '@rideline/detection-engine';
import type { TakeOff } from '../../events/take-offs.ts';

/** A ride that ends this near to its start in meters has no heading. */
const NOWHERE = 3;
/** Degrees are kept to a tenth of a meter. */
const PER_DEGREE = 1e6;

const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

type Rows = Pick<DetectedRide, 'firstPoint' | 'lastPoint'>;

/** Each ride with the position of its first point and the direction to its last one. */
export function withTakeOffs<Ride extends Rows>(
  rides: readonly Ride[],
  track: Pick<Track, 'latitude' | 'longitude'>,
): (Ride & { readonly takeOff: TakeOff })[] {
  return rides.map((ride) => ({ ...ride, takeOff: takeOffOf(ride, track) }));
}

function takeOffOf({ firstPoint, lastPoint }: Rows, track: Pick<Track, 'latitude' | 'longitude'>): TakeOff {
  const [latitude, longitude] = [track.latitude[firstPoint]!, track.longitude[firstPoint]!];
  const [north, east] = [track.latitude[lastPoint]!, track.longitude[lastPoint]!];
  const start = { latitude: rounded(latitude), longitude: rounded(longitude) };
  if (planeDistance(latitude, longitude, north, east) < NOWHERE) return { ...start, heading: null };
  return { ...start, heading: headingOf(latitude, longitude, north, east) };
}

/** Whole degrees clockwise from north, 0..359, on the plane at the middle latitude. */
function headingOf(latitude: number, longitude: number, toLatitude: number, toLongitude: number): number {
  const eastward = ((((toLongitude - longitude + 180) % 360) + 360) % 360) - 180;
  const east = eastward * narrowingAt((latitude + toLatitude) / 2);
  const degrees = (Math.atan2(east, toLatitude - latitude) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}
