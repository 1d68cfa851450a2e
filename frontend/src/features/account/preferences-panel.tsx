import { Button, NativeSelect, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Preferences } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { DISTANCE_OPTIONS, SPEED_OPTIONS, type UnitPreferences } from '../../lib/units.ts';
import { Notice, useTimedMessage } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUpdatePreferencesMutation } from './account.api.ts';

const SUCCESS_SHOWN_MS = 3000;

export function PreferencesPanel({ preferences }: { preferences: Preferences }) {
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const success = useTimedMessage(SUCCESS_SHOWN_MS);
  const { preferred_distance_unit, preferred_speed_unit, long_distances_in_km_or_mi } = preferences;
  const form = useForm<UnitPreferences>({
    mode: 'uncontrolled',
    initialValues: { preferred_distance_unit, preferred_speed_unit, long_distances_in_km_or_mi },
  });

  const save = async (chosen: UnitPreferences) => {
    setFailure(null);
    try {
      await update(chosen).unwrap();
      success.show('Preferences updated successfully');
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to update preferences'));
    }
  };

  return (
    <Panel title="Units" lead="Used for every distance and speed you see.">
      <form noValidate onSubmit={form.onSubmit((chosen) => void save(chosen))}>
        <Stack gap="md" maw="24rem">
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
            description="From one kilometer on with meters, from one mile on with yards or feet."
            key={form.key('long_distances_in_km_or_mi')}
            {...form.getInputProps('long_distances_in_km_or_mi', { type: 'checkbox' })}
          />
          <Notice success={success.message} failure={failure} />
          <Button type="submit" loading={isLoading} w="fit-content">
            Save units
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
