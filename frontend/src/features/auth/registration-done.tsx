import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { AuthCard } from './auth-card.tsx';

export function RegistrationDone({ email }: { email: string }) {
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
