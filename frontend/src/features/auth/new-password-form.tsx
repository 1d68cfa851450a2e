import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { confirmationProblem, newPasswordProblem } from '../../lib/account-rules.ts';

export function NewPasswordForm({ busy, onSubmit }: { busy: boolean; onSubmit: (password: string) => void }) {
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
