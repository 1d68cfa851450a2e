import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { ErrorState, LoadingBlock } from '../ui/states.tsx';
import { Page } from '../ui/page.tsx';
import { deploymentServed, mayReload, networkSentence } from '../app/missing-code.ts';

/** Shown when a page's code failed to load. Reloads for a newer deployment and when the network is back. */
export function MissingPage({ reload }: { readonly reload: () => void }) {
  const [sentence, setSentence] = useState<string | null>(null);
  const [retrying, setRetrying] = useState(false);

  useEffect(() => {
    let unmounted = false;
    const check = async () => {
      const served = await deploymentServed();
      if (unmounted) return;
      if (served === 'newer' && mayReload()) reload();
      else setSentence(networkSentence());
    };
    void check();
    return () => void (unmounted = true);
  }, [reload]);

  const retry = async () => {
    setRetrying(true);
    if ((await deploymentServed()) !== 'unreachable') {
      reload();
      return;
    }
    setSentence(networkSentence());
    setRetrying(false);
  };
  useWindowEvent('online', () => void retry());

  return (
    <Page title="This page didn't load" width="reading">
      {sentence === null ? (
        <LoadingBlock label="Loading the page" rows={3} />
      ) : (
        <ErrorState title="Error" message={sentence}>
          <Button onClick={() => void retry()} loading={retrying}>
            Retry
          </Button>
        </ErrorState>
      )}
    </Page>
  );
}
