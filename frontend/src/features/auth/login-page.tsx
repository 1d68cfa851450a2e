import { Box, Button, Divider, Stack, Text } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { sentenceOf } from '../../app/problem.ts';
import { signedIn } from '../../app/session.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { clearLoginError, repeatLoginError, reportLoginError } from '../../app/login-error.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { safePath } from '../../lib/safe-path.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { AuthCard, VERIFIED } from './auth-card.tsx';
import { useSignInMutation } from './auth.api.ts';
import { CredentialsForm, type Credentials } from './credentials-form.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { OidcSignIn } from './oidc-sign-in.tsx';

/** Stores the token and redirects to the `redirect` parameter, else to `fallback`. */
function useEnter(): (token: string, fallback?: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const requested = safePath(parameters.get('redirect'));
  return useCallback(
    (token, fallback = '/') => {
      clearLoginError();
      dispatch(signedIn({ token }));
      void navigate(requested ?? fallback, { replace: true });
    },
    [dispatch, navigate, requested],
  );
}

export function LoginPage() {
  const { data: site } = useGetSiteQuery();
  const [signIn, { isLoading }] = useSignInMutation();
  const enter = useEnter();
  useEffect(repeatLoginError, []);

  const submit = async (credentials: Credentials, landing?: string) => {
    try {
      const { access_token } = await signIn(credentials).unwrap();
      enter(access_token, landing);
    } catch (error) {
      reportLoginError(sentenceOf(error, 'Failed to log in. Please try again.'));
    }
  };
  const demo = site?.demo;
  const { state } = useLocation() as { readonly state: Partial<typeof VERIFIED> | null };
  const isVerified = state?.verified === VERIFIED.verified;

  return (
    <AuthCard
      title={PUBLIC_PAGES['/login'].title}
      lead={
        isVerified
          ? 'Your email is verified. Log in to go on, here or in the browser where you signed up.'
          : 'Welcome back. Your sessions are waiting.'
      }
      description={PUBLIC_PAGES['/login'].description}
      footer={
        site?.registration === 'closed' ? (
          'This site does not take new accounts.'
        ) : (
          <>
            New here? <RouterAnchor to="/register">Sign up</RouterAnchor>
          </>
        )
      }
    >
      <CredentialsForm
        action="Log in"
        busyAction="Logging in..."
        busy={isLoading}
        onSubmit={(credentials) => void submit(credentials)}
      >
        <RouterAnchor
          to="/forgot-password"
          size="sm"
          display="inline-flex"
          lh="1.75rem"
          mt={-8}
          style={{ alignItems: 'center', alignSelf: 'flex-end' }}
          data-apart
        >
          Forgot Password?
        </RouterAnchor>
      </CredentialsForm>
      {(typeof site?.google_client_id === 'string' || typeof site?.oidc_name === 'string') && (
        <Stack gap="sm">
          <Divider mt="lg" mb="xs" label="or" />
          {typeof site.oidc_name === 'string' && <OidcSignIn name={site.oidc_name} />}
          {typeof site.google_client_id === 'string' && (
            <GoogleSignIn clientId={site.google_client_id} onEnter={enter} />
          )}
        </Stack>
      )}
      {demo !== null && demo !== undefined && (
        <Box
          pt="lg"
          mt={24}
          fz="sm"
          c="dimmed"
          ta="center"
          style={{ borderTop: '1px solid var(--rl-border)' }}
        >
          <Text fz="sm" mb="sm">
            Just looking? Explore sample sessions in the demo account.
          </Text>
          <Button
            variant="light"
            fullWidth
            disabled={isLoading}
            onClick={() => void submit(demo, '/activities')}
          >
            Try the demo account
          </Button>
        </Box>
      )}
    </AuthCard>
  );
}
