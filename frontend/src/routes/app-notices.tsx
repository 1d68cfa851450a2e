import { Button, Flex } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useState } from 'react';
import { waitingUpdate } from '../app/app-update.ts';
import { keptAnswerShown } from '../app/device-copy.ts';
import { useSignal } from '../lib/signal.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const itself = <Value,>(value: Value): Value => value;

const Undated = () => 'You see what this device kept.';
/** Dates are written by code that the landing page does without. */
const KeptAnswer = lazyPart(async () => (await import('./kept-answer.tsx')).KeptAnswer, {
  Waiting: Undated,
  Failed: Undated,
});

const Notice = Flex.withProps({
  role: 'status',
  gap: 8,
  wrap: 'wrap',
  align: 'center',
  justify: 'center',
  py: 8,
  px: 'md',
  m: 0,
  fz: 'sm',
  ta: 'center',
  bg: 'var(--mantine-color-default-hover)',
  style: { borderBlockEnd: '1px solid var(--mantine-color-default-border)' },
});

function ConnectionNotice() {
  const { online } = useNetwork();
  const keptAt = useSignal(keptAnswerShown, itself);
  if (online && keptAt === null) return null;
  return (
    <Notice component="p">
      {online ? 'The server is out of reach.' : 'You are offline.'}{' '}
      {keptAt === null ? (
        "Sessions saved on this device still open, and uploads start when you're back online."
      ) : (
        <KeptAnswer at={keptAt} />
      )}
    </Notice>
  );
}

function UpdateNotice() {
  const start = useSignal(waitingUpdate, itself);
  const [postponed, setPostponed] = useState<typeof start>(null);
  if (start === null || start === postponed) return null;
  return (
    <Notice>
      A new version of Rideline is ready.
      <Button size="compact-sm" onClick={start}>
        Reload
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setPostponed(() => start)}>
        Later
      </Button>
    </Notice>
  );
}

/** What a signed-in person should know about this device's copy of the app: on every page, above its content. */
export const AppNotices = () => (
  <>
    <ConnectionNotice />
    <UpdateNotice />
  </>
);
