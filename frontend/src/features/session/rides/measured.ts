import type { SpeedSourceName } from '@rideline/detection-engine';
import type { Preferences } from '../../../app/api-types.ts';
import { UNCERTAIN_GPS } from '../../../lib/format.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../../lib/units.ts';
import type { Ride } from '../../../activity/activity.ts';

/** Texts for the source of a speed. */
export const SPEED_SOURCES: Record<SpeedSourceName, { readonly short: string; readonly sentence: string }> = {
  recorded: { short: 'Device', sentence: 'Speeds recorded by the device' },
  dense: { short: 'Device, 1 Hz', sentence: 'Speeds recorded by the device every second' },
  position: { short: 'Positions', sentence: 'Speeds calculated from GPS positions' },
  bridged: {
    short: 'Estimated',
    sentence: 'Your watch stopped recording for a moment, so speeds are estimated',
  },
};

const withBand = (value: number, band: number, unit: string) =>
  `${formatNumber(value)} ± ${formatNumber(band)} ${unit}`;

/** '21.3 ± 0.8 km/h' */
export const measuredSpeed = (
  { max_speed, max_speed_band }: Pick<Ride, 'max_speed' | 'max_speed_band'>,
  { preferred_speed_unit: unit }: Preferences,
): string => withBand(speedIn(max_speed, unit), speedIn(max_speed_band, unit), unit);

/** '120.4 ± 6.1 m' */
export const measuredDistance = (
  { distance, distance_band }: Pick<Ride, 'distance' | 'distance_band'>,
  { preferred_distance_unit: unit }: Preferences,
): string => withBand(distanceIn(distance, unit), distanceIn(distance_band, unit), distanceSymbol(unit));

/** A value's tooltip: '21.3 ± 0.8 km/h. Speeds recorded by the device' */
export const provenance = (
  measured: string,
  { speed_source, rough }: Pick<Ride, 'speed_source' | 'rough'>,
): string => `${measured}. ${SPEED_SOURCES[speed_source].sentence}${rough ? `. ${UNCERTAIN_GPS}` : ''}`;
