import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { AuthCard } from './auth-card.tsx';
import { AwaitingMail } from './awaiting-mail.tsx';
import { useRequestPasswordResetMutation } from './auth.api.ts';
import { Outcome } from './outcome.tsx';

const FAILED = 'Failed to send reset email. Please try again.';

export function ForgotPasswordPage() {
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const [sent, setSent] = useState<string | null>(null);
  const [isCorrection, setCorrection] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isCorrection && sent === null) emailField.current?.focus();
  }, [isCorrection, sent]);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() === '' ? 'Email is required' : null) },
  });

  const submit = async ({ email }: { email: string }) => {
    try {
      setSent((await request(email.trim()).unwrap()).message);
    } catch (error) {
      showErrorToast(sentenceOf(error, FAILED));
    }
  };

  return (
    <AuthCard
      title={PUBLIC_PAGES['/forgot-password'].title}
      description={PUBLIC_PAGES['/forgot-password'].description}
      lead={sent === null ? "Enter your email and we'll send you a link to reset your password." : undefined}
      footer={<RouterAnchor to="/login">Back to Login</RouterAnchor>}
    >
      {sent !== null ? (
        <>
          <Outcome kind="success" message={sent} />
          <AwaitingMail
            resend={() => request(form.getValues().email.trim()).unwrap()}
            onWrongAddress={() => {
              setSent(null);
              setCorrection(true);
            }}
            failed={FAILED}
          />
        </>
      ) : (
        <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
          <Stack gap="md">
            <TextInput
              label="Email"
              type="email"
              autoComplete="email"
              size="md"
              ref={emailField}
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <Button type="submit" size="md" fullWidth disabled={isLoading}>
              {isLoading ? 'Sending...' : 'Send Reset Link'}
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  );
}
