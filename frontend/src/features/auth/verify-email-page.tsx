import { Button, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { browserSecret } from '../../app/browser-secret.ts';
import { useAppDispatch, useIsSignedIn } from '../../app/hooks.ts';
import { sentenceOf } from '../../app/problem.ts';
import { signedIn } from '../../app/session.ts';
import { AuthCard, useDelayedLogin, VERIFIED } from './auth-card.tsx';
import { useSignInWithLinkMutation, useVerifyEmailMutation } from './auth.api.ts';
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

type VerificationState =
  | { readonly step: 'verifying' }
  | { readonly step: 'verified'; readonly message: string; readonly loggedIn: boolean }
  | { readonly step: 'failed'; readonly error: unknown };

/** Verifies the email once, and logs in if this browser registered it. A logged-in browser stays with its account. */
function useVerification(token: string): VerificationState {
  const [verify] = useVerifyEmailMutation();
  const [signIn] = useSignInWithLinkMutation();
  const dispatch = useAppDispatch();
  const signedInBefore = useIsSignedIn();
  const [state, setState] = useState<VerificationState>({ step: 'verifying' });
  const started = useRef(false);

  const run = useEffectEvent(async () => {
    const verified = await verify(token);
    if (verified.error !== undefined) {
      setState({ step: 'failed', error: verified.error });
      return;
    }
    const { message } = verified.data;
    const secret = browserSecret.read();
    const login =
      signedInBefore || secret === null ? undefined : await signIn({ token, browser_secret: secret });
    if (login?.data !== undefined) dispatch(signedIn({ token: login.data.access_token }));
    setState({ step: 'verified', message, loggedIn: login?.data !== undefined });
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run();
  }, []);
  return state;
}

function Verification({ token }: { token: string }) {
  const state = useVerification(token);
  const isSignedIn = useIsSignedIn();
  const needsLogin = state.step === 'verified' && !state.loggedIn && !isSignedIn;
  useDelayedLogin(state.step === 'verified', needsLogin ? VERIFIED : undefined);
  switch (state.step) {
    case 'verifying':
      return <Outcome kind="waiting" message="Verifying your email..." />;
    case 'failed':
      return (
        <VerificationFailed message={sentenceOf(state.error, 'Failed to verify email. Please try again.')} />
      );
    case 'verified':
      return (
        <Outcome
          kind="success"
          message={state.loggedIn ? "Email verified successfully. You're logged in." : state.message}
        >
          {needsLogin && (
            <Text size="sm" c="dimmed">
              Log in here, or go on in the browser where you signed up.
            </Text>
          )}
          <Button component={Link} to="/login" state={needsLogin ? VERIFIED : undefined} variant="light">
            {state.loggedIn ? 'Continue' : 'Go to Login'}
          </Button>
        </Outcome>
      );
  }
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
