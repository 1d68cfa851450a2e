import { Badge, Button, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ReadModel } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/states.tsx';
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
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';

/** Screens on which the columns don't fit beside each other. */
const NARROW = '(max-width: 68em)';

const isRebuilding = ({ rebuild }: ReadModel): boolean => rebuild?.state === 'running';

/** The state of all projections, each with a button that rebuilds it. */
export function ReadModels() {
  const [pollingInterval, setPollingInterval] = useState<number>(POLLING_MS.idle);
  const { data, error, refetch } = useGetReplaysQuery(undefined, { pollingInterval });
  const [start, { isLoading }] = useRebuildProjectionStartMutation();
  const [confirming, setConfirming] = useState<string | null>(null);
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
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
      {data === undefined && error !== undefined ? (
        <ErrorState message={sentenceOf(error, ADMIN_DATA_FAILED)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : (
        <Paper {...(narrow ? { bg: 'none' } : { withBorder: true, shadow: 'sm' })}>
          <Table
            label="Read models"
            asCards={narrow}
            columns={columnsWith(setConfirming)}
            rows={data}
            keyOf={({ projection }) => projection}
          />
        </Paper>
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

const columnsWith = (onRebuild: (projection: string) => void): readonly Column<ReadModel>[] => [
  { id: 'projection', title: 'Read model', names: true, card: 'head', cell: ({ projection }) => projection },
  { id: 'version', title: 'Version', cell: ({ version }) => version },
  {
    id: 'position',
    title: 'Position',
    cell: ({ position, head }) => `${formatCount(position)} of ${formatCount(head)}`,
  },
  { id: 'lag', title: 'Lag', cell: ({ lag }) => (lag === 0 ? 'Up to date' : `${formatCount(lag)} s`) },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => (
      <Badge variant="light" color={STATUS_COLORS[status]} tt="none">
        {STATUS_LABELS[status]}
      </Badge>
    ),
  },
  {
    id: 'rebuild',
    title: 'Last rebuild',
    card: 'actions',
    onCard: ({ rebuild }) =>
      rebuild === null ? (
        <Text size="sm" c="dimmed">
          Never rebuilt
        </Text>
      ) : undefined,
    cell: ({ projection, rebuild }) =>
      rebuild === null ? 'Never' : <RebuildState projection={projection} rebuild={rebuild} />,
  },
  {
    id: 'action',
    title: 'Action',
    card: 'corner',
    cell: ({ projection, rebuild }) =>
      rebuild?.state === 'running' ? (
        <CancelRebuild projection={projection} />
      ) : (
        <Button
          variant="default"
          size="sm"
          px="sm"
          onClick={() => onRebuild(projection)}
          aria-label={`Rebuild ${projection}`}
        >
          Rebuild
        </Button>
      ),
  },
];

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
