import { useLocalStorage } from '@mantine/hooks';
import {
  CLOCKS,
  DEFAULT_TIME_DISPLAY,
  DEFAULT_UNITS,
  DISTANCE_UNITS,
  SPEED_UNITS,
  usualHours,
} from '@rideline/detection-engine';
import type { Preferences } from './api-types.ts';

/** public/first-view.js has it, too. */
export const UNITS_KEY = 'rideline.units';

export const DEFAULT_PREFERENCES: Preferences = {
  preferred_distance_unit: DEFAULT_UNITS.distanceUnit,
  preferred_speed_unit: DEFAULT_UNITS.speedUnit,
  long_distances_in_km_or_mi: DEFAULT_UNITS.longInKmOrMi,
  preferred_clock: DEFAULT_TIME_DISPLAY.clock,
  preferred_hour_format: usualHours(navigator.language),
  max_heart_rate: null,
  has_chosen: true,
};

/** Visitors don't know where the owner reads times: that of the spot comes first. */
const VISITORS_DEFAULT: Preferences = { ...DEFAULT_PREFERENCES, preferred_clock: 'spot' };

const includes = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  names.some((known) => known === name);

/** Stored choices, as far as they are known ones. */
function read(text: string | undefined): Preferences {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof Preferences, unknown>>;
    const { preferred_distance_unit: distance, preferred_speed_unit: speed, preferred_clock: clock } = stored;
    return {
      ...VISITORS_DEFAULT,
      ...(includes(DISTANCE_UNITS, distance) && { preferred_distance_unit: distance }),
      ...(includes(SPEED_UNITS, speed) && { preferred_speed_unit: speed }),
      ...(includes(CLOCKS, clock) && { preferred_clock: clock }),
    };
  } catch {
    return VISITORS_DEFAULT;
  }
}

/** The units and the clock of somebody without an account, remembered on the device. */
export function useVisitorPreferences() {
  const [preferences, set] = useLocalStorage<Preferences>({
    key: UNITS_KEY,
    defaultValue: VISITORS_DEFAULT,
    getInitialValueInEffect: false,
    deserialize: read,
  });
  return { preferences, choose: (chosen: Partial<Preferences>) => set({ ...preferences, ...chosen }) };
}
