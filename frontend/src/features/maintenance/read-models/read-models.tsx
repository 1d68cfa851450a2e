import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import type { ReadModel } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState, LoadingBlock } from '../../../ui/states.tsx';
import { Section } from '../../../ui/section.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { formatCount } from '../../../lib/format.ts';
import {
  ADMIN_DATA_FAILED,
  POLLING_MS,
  useRebuildProjectionCancelMutation,
  useGetReplaysQuery,
  useRebuildProjectionStartMutation,
} from '../maintenance.api.ts';
import { RebuildState } from './rebuild-state.tsx';
import styles from './read-models.module.css';

const isRebuilding = ({ rebuild }: ReadModel): boolean => rebuild?.state === 'running';

/** The state of all projections, each with a button that rebuilds it. */
export function ReadModels() {
  const [pollingInterval, setPollingInterval] = useState<number>(POLLING_MS.idle);
  const { data, error, refetch } = useGetReplaysQuery(undefined, { pollingInterval });
  const [start, { isLoading }] = useRebuildProjectionStartMutation();
  const [confirming, setConfirming] = useState<string | null>(null);
  const interval = data?.some(isRebuilding) === true ? POLLING_MS.running : POLLING_MS.idle;
  if (interval !== pollingInterval) setPollingInterval(interval);

  const rebuild = async () => {
    if (confirming === null) return;
    try {
      await start({ projection: confirming }).unwrap();
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

const COLUMNS = ['Read model', 'Version', 'Position', 'Lag', 'Status', 'Last rebuild', 'Action'];

const STATUS_LABELS: Record<ReadModel['status'], string> = {
  live: 'Live',
  catching_up: 'Catching up',
  rebuilding: 'Rebuilding',
  stalled: 'Stalled',
  stopped: 'Stopped',
};

const STATUS_COLORS: Record<ReadModel['status'], string> = {
  live: 'green',
  catching_up: 'gray',
  rebuilding: 'gray',
  stalled: 'red',
  stopped: 'red',
};

interface TableProps {
  readonly models: readonly ReadModel[];
  readonly onRebuild: (projection: string) => void;
}

/** A table; on narrow screens CSS turns each row into a card, so the table roles are explicit. */
function ReadModelTable({ models, onRebuild }: TableProps) {
  return (
    <table role="table" className={styles.table} aria-label="Read models">
      <thead role="rowgroup" className={styles.header}>
        <tr role="row">
          {COLUMNS.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {models.map((model) => (
          <ReadModelRow key={model.projection} model={model} onRebuild={() => onRebuild(model.projection)} />
        ))}
      </tbody>
    </table>
  );
}

function ReadModelRow({ model, onRebuild }: { model: ReadModel; onRebuild: () => void }) {
  const { projection, version, position, head, lag, status, rebuild } = model;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.name}>
        {projection}
      </th>
      <td role="cell" data-label="Version">
        {version}
      </td>
      <td role="cell" data-label="Position">
        {formatCount(position)} of {formatCount(head)}
      </td>
      <td role="cell" data-label="Lag">
        {lag === 0 ? 'Up to date' : `${formatCount(lag)} s`}
      </td>
      <td role="cell" data-label="Status">
        <Badge variant="light" color={STATUS_COLORS[status]} tt="none">
          {STATUS_LABELS[status]}
        </Badge>
      </td>
      <td role="cell" data-label="Last rebuild" className={styles.rebuild}>
        {rebuild === null ? 'Never' : <RebuildState projection={projection} rebuild={rebuild} />}
      </td>
      <td role="cell" className={styles.action}>
        {rebuild?.state === 'running' ? (
          <CancelRebuild projection={projection} />
        ) : (
          <Button
            variant="default"
            size="sm"
            px="sm"
            onClick={onRebuild}
            aria-label={`Rebuild ${projection}`}
          >
            Rebuild
          </Button>
        )}
      </td>
    </tr>
  );
}

function CancelRebuild({ projection }: { projection: string }) {
  const [cancel, { isLoading }] = useRebuildProjectionCancelMutation();
  const stop = () =>
    cancel(projection)
      .unwrap()
      .catch((error: unknown) =>
        showErrorToast(sentenceOf(error, 'Failed to cancel the rebuild. Please try again.')),
      );
  return (
    <Button
      variant="subtle"
      color="red"
      size="sm"
      px="sm"
      loading={isLoading}
      onClick={() => void stop()}
      aria-label={`Cancel rebuilding ${projection}`}
    >
      Cancel
    </Button>
  );
}
