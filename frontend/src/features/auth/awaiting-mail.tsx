import { Button, Group, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { showErrorToast } from '../../ui/toast.ts';

/** Most mails arrive within this time. */
const PAUSE_MS = 30_000;

interface Props {
  /** Sends the mail again; rejects with the problem. */
  readonly resend: () => Promise<unknown>;
  readonly onWrongAddress: () => void;
  /** The server's limit or an outage without a sentence. */
  readonly failed: string;
}

/** For a screen that waits for a mail: sends it again, or goes back to the address. */
export function AwaitingMail({ resend, onWrongAddress, failed }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const pause = useTimeout(() => setState('idle'), PAUSE_MS);
  const onResend = async () => {
    setState('sending');
    try {
      await resend();
      setState('sent');
      pause.start();
    } catch (error) {
      setState('idle');
      showErrorToast(sentenceOf(error, failed));
    }
  };
  return (
    <>
      <Text mt="sm" c="dimmed">
        Didn&apos;t get it? Check your spam folder or resend it.
      </Text>
      <Group mt="md" gap="sm">
        <Button variant="default" disabled={state !== 'idle'} onClick={() => void onResend()}>
          {state === 'sending' ? 'Sending...' : 'Resend email'}
        </Button>
        <Button variant="subtle" onClick={onWrongAddress}>
          Wrong address?
        </Button>
      </Group>
      <Text mt="xs" size="sm" c="dimmed" aria-live="polite">
        {state === 'sent' && 'Sent again. It can take a minute to arrive.'}
      </Text>
    </>
  );
}
