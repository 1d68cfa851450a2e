import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../app/problem.ts';
import { AuthCard, useDelayedLogin } from './auth-card.tsx';
import { useVerifyEmailQuery } from './auth.api.ts';
import { Outcome } from './outcome.tsx';

function VerificationFailed({ message }: { message: string }) {
  return (
    <Outcome kind="error" message={message}>
      <Button component={Link} to="/register">
        Back to Registration
      </Button>
    </Outcome>
  );
}

function Verification({ token }: { token: string }) {
  const { data, error } = useVerifyEmailQuery(token);
  useDelayedLogin(data !== undefined);
  if (error !== undefined) {
    return <VerificationFailed message={sentenceOf(error, 'Failed to verify email. Please try again.')} />;
  }
  if (data === undefined) return <Outcome kind="waiting" message="Verifying your email..." />;
  return (
    <Outcome kind="success" message={data.message}>
      <Button component={Link} to="/login" variant="light">
        Go to Login
      </Button>
    </Outcome>
  );
}

export function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <AuthCard title="Email verification">
      {token === '' ? (
        <VerificationFailed message="Verification token is missing" />
      ) : (
        <Verification token={token} />
      )}
    </AuthCard>
  );
}
