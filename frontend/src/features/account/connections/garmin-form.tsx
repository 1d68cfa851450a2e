import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { useConnectGarminMutation } from './connections.api.ts';

const EMAIL = /^[^@\s]+@[^@\s]+$/;

interface Props {
  readonly onConnected: () => void;
  readonly onCancel: () => void;
}

/** Email and password of a Garmin account, then the code that Garmin sends where the account requires one. */
export function GarminForm({ onConnected, onCancel }: Props) {
  const [connect, { isLoading }] = useConnectGarminMutation();
  const [mfaState, setMfaState] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const asksForCode = mfaState !== null;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (email) => (EMAIL.test(email.trim()) ? null : 'Please enter the email of your Garmin account'),
      password: (password) => (password === '' ? 'Please enter the password of your Garmin account' : null),
      code: (code) =>
        asksForCode && code.trim() === '' ? 'Please enter the code that Garmin sent you' : null,
    },
  });

  const submit = async ({ email, password, code }: typeof form.values) => {
    setFailure(null);
    const { data, error } = await connect({
      garmin_username: email.trim(),
      garmin_password: password,
      ...(asksForCode && { mfa_state: mfaState, mfa_code: code.trim() }),
    });
    if (error !== undefined) {
      setFailure(sentenceOf(error, 'Failed to connect to Garmin. Please try again.'));
    } else if (data.mfa_state === undefined) {
      onConnected();
    } else {
      setMfaState(data.mfa_state);
    }
  };
  const startAgain = () => {
    setMfaState(null);
    setFailure(null);
    form.setFieldValue('code', '');
  };

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (draft) => void submit(draft),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
      )}
    >
      <Stack gap="md">
        {asksForCode ? (
          <>
            <Text>Garmin sent a code to your email or phone. It is valid for 10 minutes.</Text>
            <TextInput
              label="MFA code"
              autoComplete="one-time-code"
              inputMode="numeric"
              data-autofocus
              autoFocus
              key={form.key('code')}
              {...form.getInputProps('code')}
            />
          </>
        ) : (
          <>
            <Text>
              Rideline logs in to Garmin Connect with your email and password once. The password isn't stored.
            </Text>
            <Text size="sm" c="dimmed">
              Garmin has no official login for this site and may refuse this one. Exporting files from Garmin
              Connect and <RouterAnchor to="/upload">uploading them</RouterAnchor> always works.
            </Text>
            <TextInput
              label="Garmin email"
              type="email"
              autoComplete="off"
              data-autofocus
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <PasswordInput
              label="Garmin password"
              autoComplete="off"
              visibilityToggleButtonProps={{ 'aria-label': 'Show Garmin password' }}
              key={form.key('password')}
              {...form.getInputProps('password')}
            />
          </>
        )}
        <Notice success={null} failure={failure} />
        <Group justify="flex-end" gap="xs">
          {asksForCode && failure !== null && (
            <Button variant="subtle" px="xs" onClick={startAgain} disabled={isLoading}>
              Start again
            </Button>
          )}
          <Button variant="default" onClick={onCancel} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" loading={isLoading}>
            {asksForCode ? 'Verify' : 'Connect'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
