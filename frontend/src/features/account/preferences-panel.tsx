import { Button, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SPEED_UNITS } from '@rideline/detection-engine';
import { useState } from 'react';
import type { Preferences } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { Notice, useTimedMessage } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUpdatePreferencesMutation } from './account.api.ts';

const SUCCESS_SHOWN_MS = 3000;
const DISTANCES = [
  { value: 'meters', label: 'Meters (m)' },
  { value: 'yards', label: 'Yards (yd)' },
  { value: 'feet', label: 'Feet (ft)' },
];

type UnitPreferences = Pick<Preferences, 'preferred_distance_unit' | 'preferred_speed_unit'>;

export function PreferencesPanel({ preferences }: { preferences: Preferences }) {
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const success = useTimedMessage(SUCCESS_SHOWN_MS);
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const form = useForm<UnitPreferences>({
    mode: 'uncontrolled',
    initialValues: { preferred_distance_unit, preferred_speed_unit },
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
              data={DISTANCES}
              key={form.key('preferred_distance_unit')}
              {...form.getInputProps('preferred_distance_unit')}
            />
            <NativeSelect
              label="Speed"
              data={[...SPEED_UNITS]}
              key={form.key('preferred_speed_unit')}
              {...form.getInputProps('preferred_speed_unit')}
            />
          </SimpleGrid>
          <Notice success={success.message} failure={failure} />
          <Button type="submit" loading={isLoading} w="fit-content">
            Save units
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
