import { Button, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useForm } from '@mantine/form';
import { sentenceOf } from '../../app/problem.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { confirmationProblem, newPasswordProblem } from '../../lib/account-rules.ts';
import { AuthCard, useDelayedLogin } from './auth-card.tsx';
import { useResetPasswordMutation } from './auth.api.ts';
import { Outcome } from './outcome.tsx';

export function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [reset, { isLoading }] = useResetPasswordMutation();
  const [done, setDone] = useState<string | null>(null);
  useDelayedLogin(done !== null);

  const submit = async (new_password: string) => {
    try {
      setDone((await reset({ token, new_password }).unwrap()).message);
    } catch (error) {
      showErrorToast(sentenceOf(error, 'Failed to reset password. Please try again.'));
    }
  };

  return (
    <AuthCard title="Choose a new password" footer={<RouterAnchor to="/login">Back to Login</RouterAnchor>}>
      {token === '' ? (
        <Outcome kind="error" message="Invalid reset link. Please request a new password reset.">
          <Button component={Link} to="/forgot-password" variant="light">
            Request a new link
          </Button>
        </Outcome>
      ) : done !== null ? (
        <Outcome kind="success" message={done} />
      ) : (
        <NewPasswordForm busy={isLoading} onSubmit={(password) => void submit(password)} />
      )}
    </AuthCard>
  );
}

function NewPasswordForm({ busy, onSubmit }: { busy: boolean; onSubmit: (password: string) => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: newPasswordProblem,
      confirmation: (confirmation, { password }) => confirmationProblem(confirmation, password),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => onSubmit(password))}>
      <Stack gap="md">
        <PasswordInput
          label="New Password"
          autoComplete="new-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': 'Show new password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm New Password"
          autoComplete="new-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': 'Show confirmation' }}
          key={form.key('confirmation')}
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" size="md" fullWidth disabled={busy}>
          {busy ? 'Resetting...' : 'Reset Password'}
        </Button>
      </Stack>
    </form>
  );
}
