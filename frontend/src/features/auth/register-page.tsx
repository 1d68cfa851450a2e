import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { browserSecret } from '../../app/browser-secret.ts';
import { keptFile } from '../../app/kept-file.ts';
import { sentenceOf } from '../../app/problem.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { browserZone } from '../../lib/dates.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { AuthCard, VERIFIED } from './auth-card.tsx';
import { useRegisterMutation, useResendVerificationMutation } from './auth.api.ts';
import { AwaitingMail } from './awaiting-mail.tsx';
import { type Credentials, CredentialsForm } from './credentials-form.tsx';

const DOORS = {
  closed: 'This site does not take new accounts.',
  invited: 'This site takes new accounts by invitation only. Open the link of your invitation to sign up.',
};

export function RegisterPage() {
  const { data: site } = useGetSiteQuery();
  const invitation = useSearchParams()[0].get('invitation');
  if (invitation !== null) return <Registration invitation={invitation} />;
  const registration = site?.registration ?? 'open';
  if (registration === 'open') return <Registration />;
  return (
    <AuthCard
      title={PUBLIC_PAGES['/register'].title}
      lead={DOORS[registration]}
      description={PUBLIC_PAGES['/register'].description}
      footer={
        <>
          Already have an account? <RouterAnchor to="/login">Log in</RouterAnchor>
        </>
      }
    />
  );
}

function Registration({ invitation }: { invitation?: string }) {
  const isSaving = (useLocation().state as { saving?: boolean } | null)?.saving === true;
  const [register, { isLoading }] = useRegisterMutation();
  const [entered, setEntered] = useState<Credentials | null>(null);
  const [isRegistered, setRegistered] = useState(false);

  const submit = async (credentials: Credentials) => {
    try {
      await register({
        ...credentials,
        browser_secret: browserSecret.readOrCreate(),
        time_zone: browserZone(),
        ...(invitation !== undefined && { invitation }),
      }).unwrap();
      if (isSaving) keptFile.bindTo(credentials.email);
      setEntered(credentials);
      setRegistered(true);
    } catch (error) {
      showErrorToast(sentenceOf(error, 'Failed to register. Please try again.'));
    }
  };
  if (isRegistered && invitation !== undefined) return <Navigate to="/login" state={VERIFIED} replace />;
  if (isRegistered && entered !== null) {
    return <RegistrationDone email={entered.email} onWrongAddress={() => setRegistered(false)} />;
  }

  return (
    <AuthCard
      title={PUBLIC_PAGES['/register'].title}
      lead={
        isSaving
          ? 'Sign up to save your session. It stays on this device until you open the link we email you.'
          : invitation === undefined
            ? 'Free, for any watch or phone that records GPS.'
            : 'You are invited. Sign up with the email that your invitation was sent to.'
      }
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
        entered={entered}
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

function RegistrationDone({ email, onWrongAddress }: { email: string; onWrongAddress: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  const [resend] = useResendVerificationMutation();
  useEffect(() => message.current?.focus(), []);
  return (
    <AuthCard
      title="Registration Successful!"
      footer={<RouterAnchor to="/login">Back to Login</RouterAnchor>}
    >
      <div ref={message} tabIndex={-1} style={{ outline: 'none' }}>
        <Text mt="md" style={{ overflowWrap: 'anywhere' }}>
          We emailed a verification link to <strong>{email}</strong>. Open it in this browser and you&apos;re
          logged in.
        </Text>
        <AwaitingMail
          resend={() => resend({ email, browser_secret: browserSecret.readOrCreate() }).unwrap()}
          onWrongAddress={onWrongAddress}
          failed="Failed to send the email. Please try again."
        />
      </div>
    </AuthCard>
  );
}
