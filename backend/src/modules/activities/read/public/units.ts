import {
  DISTANCE_UNITS,
  type DisplayUnits,
  KMH_PER,
  METERS_PER,
  SPEED_UNITS,
} from '@rideline/detection-engine';
import { OneOf } from '../../../../kernel/event-store/fields.ts';

/** Units in the query of a public answer. */
export const AskedDistanceUnit = OneOf(DISTANCE_UNITS, {
  default: 'meters',
  errorMessage: 'distance_unit is meters, yards or feet',
});
export const AskedSpeedUnit = OneOf(SPEED_UNITS, {
  default: 'km/h',
  errorMessage: 'speed_unit is km/h, mph, m/s or kn',
});

export type Units = Pick<DisplayUnits, 'distanceUnit' | 'speedUnit'>;

export interface Conversion {
  readonly distance: (meters: number) => number;
  readonly speed: (kmh: number) => number;
}

/** Meters and km/h stay exact; converted values are rounded to 3 decimals. */
export function conversionTo({ distanceUnit, speedUnit }: Units): Conversion {
  const rounded = (factor: number) => (value: number) =>
    factor === 1 ? value : Math.round(value * factor * 1000) / 1000;
  return { distance: rounded(1 / METERS_PER[distanceUnit]), speed: rounded(1 / KMH_PER[speedUnit]) };
}
