import { greatCircleDistance } from '@rideline/detection-engine';
import { formatDistance, type UnitPreferences } from '../../../lib/units.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const metersBetween = (one: Place, other: Place): number =>
  greatCircleDistance(one.latitude, one.longitude, other.latitude, other.longitude);

/** '2.4 km away', also for people who read rides in meters. */
export const writeAway = (meters: number, preferences: UnitPreferences): string =>
  `${formatDistance(meters, { ...preferences, long_distances_in_km_or_mi: true })} away`;
