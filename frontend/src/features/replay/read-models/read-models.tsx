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
} from '../replay.api.ts';
import { ReadModelTable } from './read-model-table.tsx';

const isRebuilding = ({ rebuild }: ReadModel): boolean => rebuild?.state === 'running';

/** The projections as they are now, each with a button that builds it anew. */
export function ReadModels() {
  const [pollingInterval, setPollingInterval] = useState<number>(POLLING_MS.idle);
  const { data, error, refetch } = useGetReadModelsQuery(undefined, { pollingInterval });
  const [start, { isLoading }] = useStartRebuildMutation();
  const [asking, setAsking] = useState<string | null>(null);
  const wanted = data?.some(isRebuilding) === true ? POLLING_MS.running : POLLING_MS.idle;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  const rebuild = async () => {
    if (asking === null) return;
    try {
      await start(asking).unwrap();
    } catch (failure) {
      showErrorToast(sentenceOf(failure, 'Failed to start rebuilding. Please try again.'));
    }
    setAsking(null);
  };

  return (
    <Section
      title="Read models"
      lead="A rebuild reads the log from its first event into new tables beside the serving ones, and takes their place when it has caught up."
    >
      {data !== undefined ? (
        <ReadModelTable models={data} onRebuild={setAsking} />
      ) : error !== undefined ? (
        <ErrorState message={sentenceOf(error, ADMIN_DATA_FAILED)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : (
        <LoadingBlock label="Loading read models" rows={5} height={56} />
      )}
      <ConfirmDialog
        opened={asking !== null}
        title="Rebuild read model"
        message={`Rebuild ${asking ?? ''} from the first event on? It goes on serving what it has until the new tables have caught up.`}
        action="Rebuild"
        busy={isLoading}
        onConfirm={() => void rebuild()}
        onCancel={() => setAsking(null)}
      />
    </Section>
  );
}
