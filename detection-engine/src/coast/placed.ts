import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from '../track/distance.ts';
import type { Box } from './session-frame.ts';

/** A part of a picture, in its units. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  /** The place of a position near the box, over the date line too. */
  readonly place: (latitude: number, longitude: number) => readonly [x: number, y: number];
  /** Units of the picture in a meter. */
  readonly perMeter: number;
}

/** North up, with the box in the middle of the area and filling it, unless it is smaller than `least` meters. */
export function placedIn(
  { west, south, east, north }: Box,
  { left, top, width, height }: Area,
  least = 0.1,
): Placing {
  const [middleLatitude, middleLongitude] = [(south + north) / 2, (west + east) / 2];
  const perLongitude = metersPerLongitude(middleLatitude);
  const perMeter = Math.min(
    width / Math.max(least, (east - west) * perLongitude),
    height / Math.max(least, (north - south) * METERS_PER_DEGREE),
  );
  const [centerX, centerY] = [left + width / 2, top + height / 2];
  return {
    perMeter,
    place: (latitude, longitude) => [
      centerX + longitudeDifference(middleLongitude, longitude) * perLongitude * perMeter,
      centerY - (latitude - middleLatitude) * METERS_PER_DEGREE * perMeter,
    ],
  };
}
