import { narrowingAt } from '@rideline/detection-engine';
import type { MapRide, MapTrack } from './map-track.ts';

/** Of the rides' ways, the part that has to add up: less has no main direction. */
const LEAST_SHARE = 0.5;
const NAMES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** Where most rides go, from take-off to end, longer ones counting more: degrees clockwise from north, or null. */
export function mainDirection(
  { latitude, longitude }: MapTrack,
  rides: readonly Pick<MapRide, 'firstRow' | 'lastRow'>[],
): number | null {
  let [east, north, length] = [0, 0, 0];
  for (const { firstRow, lastRow } of rides) {
    const [from = 0, to = 0] = [latitude[firstRow], latitude[lastRow]];
    const eastward = ((longitude[lastRow] ?? 0) - (longitude[firstRow] ?? 0)) * narrowingAt(from);
    east += eastward;
    north += to - from;
    length += Math.hypot(eastward, to - from);
  }
  if (length === 0 || Math.hypot(east, north) < LEAST_SHARE * length) return null;
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export const directionName = (degrees: number): string => NAMES[Math.round(degrees / 45) % NAMES.length]!;
