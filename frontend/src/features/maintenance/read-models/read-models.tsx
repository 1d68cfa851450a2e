import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { Section } from '../../../ui/section.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import {
  ADMIN_DATA_FAILED,
  POLLING_MS,
  useGetReadModelsQuery,
  useStartRebuildMutation,
  type ReadModel,
} from '../maintenance.api.ts';
import { ReadModelTable } from './read-model-table.tsx';

const isRebuilding = ({ rebuild }: ReadModel): boolean => rebuild?.state === 'running';

/** The state of all projections, each with a button that rebuilds it. */
export function ReadModels() {
  const [pollingInterval, setPollingInterval] = useState<number>(POLLING_MS.idle);
  const { data, error, refetch } = useGetReadModelsQuery(undefined, { pollingInterval });
  const [start, { isLoading }] = useStartRebuildMutation();
  const [confirming, setConfirming] = useState<string | null>(null);
  const interval = data?.some(isRebuilding) === true ? POLLING_MS.running : POLLING_MS.idle;
  if (interval !== pollingInterval) setPollingInterval(interval);

  const rebuild = async () => {
    if (confirming === null) return;
    try {
      await start(confirming).unwrap();
    } catch (failure) {
      showErrorToast(sentenceOf(failure, 'Failed to start rebuilding. Please try again.'));
    }
    setConfirming(null);
  };

  return (
    <Section
      title="Read models"
      lead="A rebuild replays all events into new tables, then swaps them in once caught up."
    >
      {data !== undefined ? (
        <ReadModelTable models={data} onRebuild={setConfirming} />
      ) : error !== undefined ? (
        <ErrorState message={sentenceOf(error, ADMIN_DATA_FAILED)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : (
        <LoadingBlock label="Loading read models" rows={5} height={56} />
      )}
      <ConfirmDialog
        opened={confirming !== null}
        title="Rebuild read model"
        message={`Rebuild ${confirming ?? ''} from the first event? The current tables are used until the new ones have caught up.`}
        action="Rebuild"
        busy={isLoading}
        onConfirm={() => void rebuild()}
        onCancel={() => setConfirming(null)}
      />
    </Section>
  );
}
