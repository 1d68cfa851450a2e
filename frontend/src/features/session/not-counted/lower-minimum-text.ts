import type { LowerMinimum } from '@rideline/detection-engine';
import { formatDistance, formatNumber, formatSpeed, type UnitPreferences } from '../../../lib/units.ts';

/** How many of the near misses are less than what the minimum asks, and how values of the minimum are written. */
const WORDS = {
  min_ride_distance: {
    kind: 'shorter rides of',
    format: (meters: number, preferences: UnitPreferences) =>
      formatDistance(meters, preferences, { digits: 0 }),
  },
  min_ride_duration: {
    kind: 'shorter rides of',
    format: (seconds: number) => `${formatNumber(seconds, 1)} s`,
  },
  min_max_speed_kmh: {
    kind: 'slower rides of',
    format: (kmh: number, preferences: UnitPreferences) => formatSpeed(kmh, preferences),
  },
};

/** '5 shorter rides of 18 to 28 m were not counted.', 'Count rides from 15 m' and 'Rides from 15 m'. */
export function lowerMinimumText(
  { parameter, value, count, least, most }: LowerMinimum,
  preferences: UnitPreferences,
) {
  const { kind, format } = WORDS[parameter];
  const [low, high, minimum] = [least, most, value].map((amount) => format(amount, preferences));
  const range = low === high ? high : `${low!.replace(/ [^ ]+$/, '')} to ${high}`;
  return {
    sentence: `${count} ${kind} ${range} were not counted.`,
    label: `Count rides from ${minimum}`,
    profileName: `Rides from ${minimum}`,
  };
}
