import { NativeSelect, SimpleGrid, Switch } from '@mantine/core';
import type { Preferences } from '../../app/api-types.ts';
import { DISTANCE_OPTIONS, SPEED_OPTIONS, type UnitPreferences } from '../../lib/units.ts';
import { PreferencesForm } from './preferences-form.tsx';

export function PreferencesPanel({ preferences }: { preferences: Preferences }) {
  const { preferred_distance_unit, preferred_speed_unit, long_distances_in_km_or_mi } = preferences;
  const units: UnitPreferences = {
    preferred_distance_unit,
    preferred_speed_unit,
    long_distances_in_km_or_mi,
  };
  return (
    <PreferencesForm
      title="Units"
      lead="Used for every distance and speed you see."
      save="Save units"
      initialValues={units}
    >
      {(form) => (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NativeSelect
              label="Distance"
              data={DISTANCE_OPTIONS}
              key={form.key('preferred_distance_unit')}
              {...form.getInputProps('preferred_distance_unit')}
            />
            <NativeSelect
              label="Speed"
              data={SPEED_OPTIONS}
              key={form.key('preferred_speed_unit')}
              {...form.getInputProps('preferred_speed_unit')}
            />
          </SimpleGrid>
          <Switch
            label="Long distances in km or miles"
            description="From 1 km with meters, from 1 mile with yards or feet."
            key={form.key('long_distances_in_km_or_mi')}
            {...form.getInputProps('long_distances_in_km_or_mi', { type: 'checkbox' })}
          />
        </>
      )}
    </PreferencesForm>
  );
}
