import { useLocalStorage } from '@mantine/hooks';
import { DISTANCE_UNITS, SPEED_UNITS } from '@rideline/detection-engine';
import type { Preferences } from './api-types.ts';
import type { UnitPreferences } from '../lib/units.ts';

const KEY = 'rideline.units';

const includes = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  names.some((known) => known === name);

/** Stored units, as far as they are units. */
function read(text: string | undefined, otherwise: UnitPreferences): UnitPreferences {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof UnitPreferences, unknown>>;
    const { preferred_distance_unit: distance, preferred_speed_unit: speed } = stored;
    return {
      ...otherwise,
      ...(includes(DISTANCE_UNITS, distance) && { preferred_distance_unit: distance }),
      ...(includes(SPEED_UNITS, speed) && { preferred_speed_unit: speed }),
    };
  } catch {
    return otherwise;
  }
}

/** The units of somebody without an account, remembered on the device. */
export function useVisitorUnits({
  preferred_distance_unit,
  preferred_speed_unit,
  long_distances_in_km_or_mi,
}: Preferences) {
  const defaultValue = { preferred_distance_unit, preferred_speed_unit, long_distances_in_km_or_mi };
  const [units, choose] = useLocalStorage<UnitPreferences>({
    key: KEY,
    defaultValue,
    getInitialValueInEffect: false,
    deserialize: (text) => read(text, defaultValue),
  });
  return { units, choose };
}
