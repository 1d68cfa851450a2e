import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { clearLoginError, reportLoginError, storeLoginError } from '../../app/login-error.ts';
import { browserZone } from '../../lib/dates.ts';
import { sentenceOf } from '../../app/problem.ts';
import { signedIn } from '../../app/session.ts';
import { safePath } from '../../lib/safe-path.ts';
import { AuthCard } from './auth-card.tsx';
import { useSignInWithOidcMutation, useSignInWithOidcStartMutation } from './auth.api.ts';
import { Outcome } from './outcome.tsx';

/** Where the login page was to lead, while the browser is at the provider. */
const DESTINATION = 'rideline.login-destination';
const FAILED = 'Failed to log in. Please try again.';

/** Leads to the login page of this site's identity provider. */
export function OidcSignIn({ name }: { name: string }) {
  const [start, { isLoading }] = useSignInWithOidcStartMutation();
  const [parameters] = useSearchParams();

  const leave = async () => {
    try {
      const { login_url } = await start().unwrap();
      try {
        sessionStorage.setItem(DESTINATION, parameters.get('redirect') ?? '/');
      } catch {
        // Storage is blocked: the login leads to the home page.
      }
      window.location.assign(login_url);
    } catch (error) {
      reportLoginError(sentenceOf(error, FAILED));
    }
  };
  return (
    <Button variant="default" fullWidth size="md" loading={isLoading} onClick={() => void leave()}>
      Continue with {name}
    </Button>
  );
}

function readDestination(): string {
  try {
    return safePath(sessionStorage.getItem(DESTINATION)) ?? '/';
  } catch {
    return '/';
  }
}

/** The provider leads back here, with a code or an error. */
export function OidcPage() {
  const [parameters] = useSearchParams();
  const [signIn] = useSignInWithOidcMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const sent = useRef(false);

  const run = useEffectEvent(async () => {
    const destination = readDestination();
    const fail = (sentence: string) => {
      storeLoginError(sentence);
      void navigate(`/login?redirect=${encodeURIComponent(destination)}`, { replace: true });
    };
    const [code, state, iss] = ['code', 'state', 'iss'].map((name) => parameters.get(name));
    if (parameters.get('error') === 'access_denied') return fail('The login was canceled.');
    if (!code || !state) return fail(FAILED);
    const { data, error } = await signIn({ code, state, ...(iss && { iss }), time_zone: browserZone() });
    if (data === undefined) return fail(sentenceOf(error, FAILED));
    clearLoginError();
    dispatch(signedIn({ token: data.access_token }));
    void navigate(destination, { replace: true });
  });
  useEffect(() => {
    // A code is valid once.
    if (sent.current) return;
    sent.current = true;
    void run();
  }, []);

  return (
    <AuthCard title="Log in">
      <Outcome kind="waiting" message="Logging in..." />
    </AuthCard>
  );
}
