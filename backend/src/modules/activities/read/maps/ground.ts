import type { Track } from '@rideline/detection-engine';

/** Where points lie on level ground: metres east and north of the middle of all of them. */
export interface Ground {
  readonly east: Float64Array;
  readonly north: Float64Array;
}

const METERS_PER_DEGREE = 111_195;

/** Lays a track on the ground; one that crosses the date line stays in one piece. */
export function layOnGround({ latitude, longitude, length }: Track): Ground {
  const along = longitude.map((degrees) => shortWay(degrees - (longitude[0] ?? 0)));
  const middleLatitude = middleOf(latitude);
  const middleAlong = middleOf(along);
  const perDegreeEast = METERS_PER_DEGREE * Math.cos((middleLatitude * Math.PI) / 180);
  const east = new Float64Array(length);
  const north = new Float64Array(length);
  for (let row = 0; row < length; row++) {
    east[row] = (along[row]! - middleAlong) * perDegreeEast;
    north[row] = (latitude[row]! - middleLatitude) * METERS_PER_DEGREE;
  }
  return { east, north };
}

/** Degrees of longitude by the short way round. */
function shortWay(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function middleOf(values: Float64Array): number {
  if (values.length === 0) return 0;
  let least = values[0]!;
  let most = values[0]!;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return (least + most) / 2;
}
