import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingBlock } from '../ui/loading-block.tsx';
import { Page } from '../ui/page.tsx';
import { deploymentServed, mayReload, networkSentence } from './missing-code.ts';

/** A page whose code did not arrive. It loads again by itself for a newer deployment and when the network is back. */
export function MissingPage({ reload }: { readonly reload: () => void }) {
  const [sentence, setSentence] = useState<string | null>(null);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    let over = false;
    const look = async () => {
      const served = await deploymentServed();
      if (over) return;
      if (served === 'newer' && mayReload()) reload();
      else setSentence(networkSentence());
    };
    void look();
    return () => void (over = true);
  }, [reload]);

  const retry = async () => {
    setTrying(true);
    if ((await deploymentServed()) !== 'unreachable') {
      reload();
      return;
    }
    setSentence(networkSentence());
    setTrying(false);
  };
  useEffect(() => {
    const online = () => void retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  });

  return (
    <Page title="This page didn't load" width="reading">
      {sentence === null ? (
        <LoadingBlock label="Loading the page" rows={3} />
      ) : (
        <ErrorState title="Error" message={sentence}>
          <Button onClick={() => void retry()} loading={trying}>
            Retry
          </Button>
        </ErrorState>
      )}
    </Page>
  );
}
