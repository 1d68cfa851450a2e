import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { useRegisterMutation } from './auth.api.ts';
import { type Credentials, CredentialsForm } from './credentials-form.tsx';

export function RegisterPage() {
  const [register, { isLoading }] = useRegisterMutation();
  const [registered, setRegistered] = useState<string | null>(null);

  const submit = async (credentials: Credentials) => {
    try {
      await register(credentials).unwrap();
      setRegistered(credentials.email);
    } catch (error) {
      showErrorToast(sentenceOf(error, 'Failed to register. Please try again.'));
    }
  };
  if (registered !== null) return <RegistrationDone email={registered} />;

  return (
    <AuthCard
      title={PUBLIC_PAGES['/register'].title}
      lead="Free, for any watch or phone that records GPS."
      description={PUBLIC_PAGES['/register'].description}
      footer={
        <>
          Already have an account? <RouterAnchor to="/login">Log in</RouterAnchor>
        </>
      }
    >
      <CredentialsForm
        action="Sign up"
        busyAction="Signing up..."
        busy={isLoading}
        newPassword
        onSubmit={(credentials) => void submit(credentials)}
      >
        <Text size="sm" c="dimmed">
          By signing up you agree to our{' '}
          <RouterAnchor to="/terms" inherit>
            Terms &amp; Policies
          </RouterAnchor>
          .
        </Text>
      </CredentialsForm>
    </AuthCard>
  );
}

function RegistrationDone({ email }: { email: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthCard
      title="Registration Successful!"
      footer={<RouterAnchor to="/login">Back to Login</RouterAnchor>}
    >
      <div ref={message} tabIndex={-1} style={{ outline: 'none' }}>
        <Text mt="md">
          We emailed a verification link to <strong>{email}</strong>. Open it to finish setting up your
          account.
        </Text>
        <Text mt="sm" c="dimmed">
          Didn&apos;t get it? Check your spam folder.
        </Text>
      </div>
    </AuthCard>
  );
}
