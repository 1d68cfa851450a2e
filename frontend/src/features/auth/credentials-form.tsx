import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect, useRef } from 'react';

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  action: string;
  busyAction: string;
  busy: boolean;
  newPassword?: boolean;
  /** Entered before, to be corrected: the email has the focus. */
  entered?: Credentials | null;
  onSubmit: (credentials: Credentials) => void;
  /** Content between the fields and the button. */
  children?: ReactNode;
}

/** Email and password. The form requires both; the server validates the rest. */
export function CredentialsForm({
  action,
  busyAction,
  busy,
  newPassword = false,
  entered = null,
  onSubmit,
  children,
}: CredentialsFormProps) {
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: entered ?? { email: '', password: '' },
    validate: {
      email: (email) => (email.trim() === '' ? 'Email is required' : null),
      password: (password) => (password === '' ? 'Password is required' : null),
    },
  });

  const emailField = useRef<HTMLInputElement>(null);
  const isCorrection = entered !== null;
  useEffect(() => {
    if (isCorrection) emailField.current?.focus();
  }, [isCorrection]);

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ email, password }) => onSubmit({ email: email.trim(), password }),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
      )}
    >
      <Stack gap="md">
        <TextInput
          label="Email"
          type="email"
          autoComplete={newPassword ? 'email' : 'username'}
          size="md"
          ref={emailField}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete={newPassword ? 'new-password' : 'current-password'}
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {children}
        <Button type="submit" size="md" fullWidth loading={busy} aria-label={busy ? busyAction : action}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
