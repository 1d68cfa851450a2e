import { Anchor, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useConnectIntervalsMutation } from './connections.api.ts';

interface Props {
  readonly onConnected: () => void;
  readonly onCancel: () => void;
}

/** The API key of an intervals.icu account. */
export function IntervalsForm({ onConnected, onCancel }: Props) {
  const [connect, { isLoading }] = useConnectIntervalsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { apiKey: '' },
    validate: {
      apiKey: (key) => (key.trim() === '' ? 'Please enter the API key of your intervals.icu account' : null),
    },
  });
  const submit = async ({ apiKey }: typeof form.values) => {
    setFailure(null);
    const { error } = await connect({ api_key: apiKey.trim() });
    if (error === undefined) onConnected();
    else setFailure(sentenceOf(error, 'Failed to connect to intervals.icu. Please try again.'));
  };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (draft) => void submit(draft),
        () => form.getInputNode('apiKey')?.focus(),
      )}
    >
      <Stack gap="md">
        <Text>
          Copy your API key from{' '}
          <Anchor href="https://intervals.icu/settings" target="_blank" rel="noopener noreferrer">
            intervals.icu, Settings, Developer Settings
          </Anchor>
          . It is stored encrypted, and a new key there ends this connection.
        </Text>
        <Text size="sm" c="dimmed">
          Garmin, COROS, Suunto, Polar, Wahoo, Huawei and Amazfit can send to intervals.icu. What it has from
          Strava stays there.
        </Text>
        <PasswordInput
          label="API key"
          autoComplete="off"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': 'Show API key' }}
          key={form.key('apiKey')}
          {...form.getInputProps('apiKey')}
        />
        <Notice success={null} failure={failure} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" loading={isLoading}>
            Connect
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
