import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useForm } from '@mantine/form';
import { sentenceOf } from '../../app/problem.ts';
import { NewPasswordFields, newPasswordRules } from '../../ui/new-password-fields.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { showErrorToast } from '../../ui/toast.ts';
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
    validate: newPasswordRules,
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => onSubmit(password))}>
      <Stack gap="md">
        <NewPasswordFields form={form} size="md" />
        <Button type="submit" size="md" fullWidth disabled={busy}>
          {busy ? 'Resetting...' : 'Reset Password'}
        </Button>
      </Stack>
    </form>
  );
}
