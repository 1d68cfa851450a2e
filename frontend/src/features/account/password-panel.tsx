import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import type { User } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { tokenRenewed } from '../../app/session.ts';
import { NewPasswordFields, newPasswordRules } from '../../ui/new-password-fields.tsx';
import { Notice, useTimedMessage } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChangePasswordMutation, useSetUpPasswordMutation } from './account.api.ts';

const SUCCESS_SHOWN_MS = 2000;

export const hasPassword = (provider: User['auth_provider']) => provider === 'email' || provider === 'both';

/** Changes the password, or sets up the first one of an account of an identity provider. */
export function PasswordPanel({ provider }: { provider: User['auth_provider'] }) {
  const first = !hasPassword(provider);
  const dispatch = useAppDispatch();
  const [change, changing] = useChangePasswordMutation();
  const [setUp, settingUp] = useSetUpPasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const success = useTimedMessage(SUCCESS_SHOWN_MS);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', password: '', confirmation: '' },
    validate: {
      current: (current) => (!first && current === '' ? 'Current password is required' : null),
      ...newPasswordRules,
    },
  });

  const save = async ({ current, password }: typeof form.values) => {
    setFailure(null);
    try {
      if (first) {
        await setUp({ new_password: password }).unwrap();
      } else {
        const changed = await change({ current_password: current, new_password: password }).unwrap();
        dispatch(tokenRenewed({ token: changed.access_token }));
      }
      form.reset();
      success.show(first ? 'Password set up successfully' : 'Password changed successfully');
    } catch (error) {
      setFailure(sentenceOf(error, first ? 'Failed to set up password' : 'Failed to change password'));
    }
  };

  return (
    <Panel
      title="Password"
      lead={
        first
          ? 'Add a password to log in with your email, too.'
          : 'Changing it logs you out on every other device.'
      }
    >
      <form noValidate onSubmit={form.onSubmit((draft) => void save(draft))}>
        <Stack gap="md" maw="24rem">
          {!first && (
            <PasswordInput
              label="Current Password"
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Show current password' }}
              key={form.key('current')}
              {...form.getInputProps('current')}
            />
          )}
          <NewPasswordFields form={form} />
          <Notice success={success.message} failure={failure} />
          <Button type="submit" loading={changing.isLoading || settingUp.isLoading} w="fit-content">
            {first ? 'Set up password' : 'Change password'}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
