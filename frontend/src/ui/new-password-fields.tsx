import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

const MINIMUM = 8;

interface NewPassword {
  password: string;
  confirmation: string;
}

export const newPasswordRules = {
  password: (password: string) =>
    password.length < MINIMUM ? 'New password must be at least 8 characters long' : null,
  confirmation: (confirmation: string, { password }: NewPassword) =>
    confirmation === password ? null : 'Passwords do not match',
};

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturnType<NewPassword>, 'key' | 'getInputProps'>;
  size?: PasswordInputProps['size'];
}

/** A new password, entered twice. */
export function NewPasswordFields({ form, size }: NewPasswordFieldsProps) {
  const field = (name: keyof NewPassword, label: string, show: string) => (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      size={size}
      visibilityToggleButtonProps={{ 'aria-label': show }}
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );
  return (
    <>
      {field('password', 'New Password', 'Show new password')}
      {field('confirmation', 'Confirm New Password', 'Show confirmation')}
    </>
  );
}
