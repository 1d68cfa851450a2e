import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useForm } from '@mantine/form';
import type { User } from '../../app/api-types.ts';
import { Panel } from '../../ui/panel.tsx';
import { useAppDispatch } from '../../app/hooks.ts';
import { sentenceOf } from '../../app/problem.ts';
import { signedOut } from '../../app/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { showSuccessToast } from '../../ui/toast.ts';
import { useEraseAccountMutation } from './account.api.ts';
import { hasPassword } from './password-panel.tsx';

export function DeleteAccountPanel({ provider }: { provider: User['auth_provider'] }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Delete account"
      lead="Permanently deletes your sessions and all personal data. This can't be undone."
    >
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title="Delete account">
        <DeleteAccountForm needsPassword={hasPassword(provider)} onCancel={() => setAsking(false)} />
      </Modal>
    </Panel>
  );
}

/** Confirms with the password, if the account has one. */
function DeleteAccountForm({ needsPassword, onCancel }: { needsPassword: boolean; onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useEraseAccountMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: {
      password: (password) => (needsPassword && password === '' ? 'Password is required' : null),
    },
  });

  const confirm = async (password: string) => {
    setFailure(null);
    try {
      await remove(needsPassword ? { password } : {}).unwrap();
      showSuccessToast('Your account has been deleted');
      dispatch(signedOut());
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to delete account. Please try again.'));
    }
  };

  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => void confirm(password))}>
      <Stack gap="md">
        <Text>
          Are you sure you want to delete your account? All your sessions, vessels and settings will be
          deleted, and links you shared will stop working.
        </Text>
        {needsPassword && (
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
        )}
        <Notice success={null} failure={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isLoading}>
            Delete my account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
