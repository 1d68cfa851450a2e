import {
  longitudeDifference,
  METERS_PER_DEGREE,
  metersPerLongitude,
  type Track,
} from '@rideline/detection-engine';

/** Points projected to a plane: meters east and north of the center of their bounding box. */
export interface Plane {
  readonly east: Float64Array;
  readonly north: Float64Array;
  /** Projects any position near the track. */
  readonly place: (latitude: number, longitude: number) => readonly [east: number, north: number];
}

/** Projects a track to a plane. A track that crosses the date line stays in one piece. */
export function projectToPlane(track: Track): Plane {
  const { latitude, longitude, length } = track;
  const eastward = longitude.map((degrees) => longitudeDifference(longitude[0] ?? 0, degrees));
  const middleLatitude = middleOf(latitude);
  const middleEastward = middleOf(eastward);
  const perDegreeEast = metersPerLongitude(middleLatitude);
  const east = new Float64Array(length);
  const north = new Float64Array(length);
  for (let row = 0; row < length; row++) {
    east[row] = (eastward[row]! - middleEastward) * perDegreeEast;
    north[row] = (latitude[row]! - middleLatitude) * METERS_PER_DEGREE;
  }
  const place = (degrees: number, longitude: number) =>
    [
      (longitudeDifference(track.longitude[0] ?? 0, longitude) - middleEastward) * perDegreeEast,
      (degrees - middleLatitude) * METERS_PER_DEGREE,
    ] as const;
  return { east, north, place };
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
