import { Button, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Preferences } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { Notice, useTimedMessage } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUpdatePreferencesMutation } from './account.api.ts';

const SUCCESS_SHOWN_MS = 3000;
const CLOCKS = [
  { value: 'pacific', label: 'Pacific time (PT)' },
  { value: 'spot', label: 'Time at the spot' },
];
const HOUR_FORMATS = [
  { value: '12h', label: '12 hours (3:04 PM)' },
  { value: '24h', label: '24 hours (15:04)' },
];

type TimePreferences = Pick<Preferences, 'preferred_clock' | 'preferred_hour_format'>;

/** The clock that comes first, and 12 or 24 hours. */
export function TimesPanel({ preferences }: { preferences: Preferences }) {
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const success = useTimedMessage(SUCCESS_SHOWN_MS);
  const { preferred_clock, preferred_hour_format } = preferences;
  const form = useForm<TimePreferences>({
    mode: 'uncontrolled',
    initialValues: { preferred_clock, preferred_hour_format },
  });

  const save = async (chosen: TimePreferences) => {
    setFailure(null);
    try {
      await update(chosen).unwrap();
      success.show('Preferences updated successfully');
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to update preferences'));
    }
  };

  return (
    <Panel title="Times" lead="Sessions outside Pacific time also show the time at the spot.">
      <form noValidate onSubmit={form.onSubmit((chosen) => void save(chosen))}>
        <Stack gap="md" maw="24rem">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NativeSelect
              label="Shown first"
              data={CLOCKS}
              key={form.key('preferred_clock')}
              {...form.getInputProps('preferred_clock')}
            />
            <NativeSelect
              label="Clock"
              data={HOUR_FORMATS}
              key={form.key('preferred_hour_format')}
              {...form.getInputProps('preferred_hour_format')}
            />
          </SimpleGrid>
          <Notice success={success.message} failure={failure} />
          <Button type="submit" loading={isLoading} w="fit-content">
            Save times
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
