import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useState } from 'react';
import { waitingUpdate } from '../app/app-update.ts';
import { keptAnswerShown } from '../app/device-copy.ts';
import { useSignal } from '../lib/signal.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import styles from './app-notices.module.css';

const itself = <Value,>(value: Value): Value => value;

const Undated = () => 'You see what this device kept.';
/** Dates are written by code that the landing page does without. */
const KeptAnswer = lazyPart(async () => (await import('./kept-answer.tsx')).KeptAnswer, {
  Waiting: Undated,
  Failed: Undated,
});

function ConnectionNotice() {
  const { online } = useNetwork();
  const keptAt = useSignal(keptAnswerShown, itself);
  if (online && keptAt === null) return null;
  return (
    <p role="status" className={styles.notice}>
      {online ? 'The server is out of reach.' : 'You are offline.'}{' '}
      {keptAt === null ? (
        "Sessions saved on this device still open, and uploads start when you're back online."
      ) : (
        <KeptAnswer at={keptAt} />
      )}
    </p>
  );
}

function UpdateNotice() {
  const start = useSignal(waitingUpdate, itself);
  const [postponed, setPostponed] = useState<typeof start>(null);
  if (start === null || start === postponed) return null;
  return (
    <div role="status" className={styles.notice}>
      A new version of Rideline is ready.
      <Button size="compact-sm" onClick={start}>
        Reload
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setPostponed(() => start)}>
        Later
      </Button>
    </div>
  );
}

/** What a signed-in person should know about this device's copy of the app: on every page, above its content. */
export const AppNotices = () => (
  <>
    <ConnectionNotice />
    <UpdateNotice />
  </>
);
