import { Flex, useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { browserZone } from '../../lib/dates.ts';
import { sentenceOf } from '../../app/problem.ts';
import { useSignInWithGoogleMutation } from './auth.api.ts';
import { reportLoginError } from '../../app/login-error.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

interface CredentialResponse {
  credential: string;
}
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (response: CredentialResponse) => void;
    use_fedcm_for_prompt?: boolean;
  }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  prompt(): void;
  cancel(): void;
}
declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's sign-in script once. */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => {
      const identity = window.google?.accounts.id;
      if (identity === undefined)
        reject(new Error('The Google sign-in script defined no google.accounts.id.'));
      else resolve(identity);
    };
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error('The Google sign-in script could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Google's button and one-tap prompt. */
export function GoogleSignIn({ clientId, onEnter }: { clientId: string; onEnter: (token: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  const [signIn] = useSignInWithGoogleMutation();

  const onCredential = useEffectEvent(async (credential: string) => {
    try {
      onEnter((await signIn({ credential, time_zone: browserZone() }).unwrap()).access_token);
    } catch (error) {
      reportLoginError(sentenceOf(error, 'Failed to log in with Google. Please try again.'));
    }
  });

  useEffect(() => {
    let identity: GoogleIdentity | undefined;
    let unmounted = false;
    loadGoogleIdentity()
      .then((loaded) => {
        if (unmounted || place.current === null) return;
        identity = loaded;
        loaded.initialize({
          client_id: clientId,
          callback: ({ credential }) => void onCredential(credential),
          use_fedcm_for_prompt: true,
        });
        loaded.renderButton(place.current, {
          theme: scheme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          text: 'continue_with',
          width: Math.min(400, place.current.clientWidth),
        });
        loaded.prompt();
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      unmounted = true;
      identity?.cancel();
    };
  }, [clientId, scheme]);

  return <Flex ref={place} justify="center" mih={44} style={{ colorScheme: 'light' }} />;
}
