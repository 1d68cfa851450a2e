import { type Static, Type } from '@sinclair/typebox';

/** Units per meter and per km/h. */
export const PER_METER = { meters: 1, yards: 1 / 0.9144, feet: 1 / 0.3048 } as const;
export const PER_KMH = { 'km/h': 1, mph: 1 / 1.609344, 'm/s': 1 / 3.6 } as const;

export const DistanceUnit = Type.Union(
  [Type.Literal('meters'), Type.Literal('yards'), Type.Literal('feet')],
  { default: 'meters', errorMessage: 'distance_unit is meters, yards or feet' },
);
export const SpeedUnit = Type.Union([Type.Literal('km/h'), Type.Literal('mph'), Type.Literal('m/s')], {
  default: 'km/h',
  errorMessage: 'speed_unit is km/h, mph or m/s',
});

export interface Units {
  readonly distanceUnit: Static<typeof DistanceUnit>;
  readonly speedUnit: Static<typeof SpeedUnit>;
}

export interface Conversion {
  readonly distance: (meters: number) => number;
  readonly speed: (kmh: number) => number;
}

/** Meters and km/h stay exact; converted values are rounded to 3 decimals. */
export function conversionTo({ distanceUnit, speedUnit }: Units): Conversion {
  const rounded = (factor: number) => (value: number) =>
    factor === 1 ? value : Math.round(value * factor * 1000) / 1000;
  return { distance: rounded(PER_METER[distanceUnit]), speed: rounded(PER_KMH[speedUnit]) };
}
