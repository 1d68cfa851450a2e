import { Badge, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Redetection } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { formatCount, formatDuration } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { percentDone } from '../percent-done.ts';
import { useRedetectCancelMutation } from '../maintenance.api.ts';
import { describeRequest } from './describe-request.ts';
import { RedetectionReport } from './redetection-report.tsx';
import { ApplyDialog, useStartRedetection } from './start-redetection.tsx';

const STATES = {
  running: { label: 'Running', color: 'ocean' },
  done: { label: 'Done', color: 'green' },
  cancelled: { label: 'Canceled', color: 'gray' },
  interrupted: { label: 'Interrupted', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
} as const;

/** Progress and result of a re-detection. A finished dry run can be applied, an interrupted one continued. */
export function RedetectionResult({ redetection }: { redetection: Redetection }) {
  const { state, asked, started_at, progress } = redetection;
  const { label, color } = STATES[state];
  return (
    <Paper withBorder radius="lg" p={{ base: 'md', sm: 'lg' }} mt="md">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={3}>{asked.dry_run ? 'Dry run' : 'Re-detection for real'}</Title>
            <Text size="sm" c="dimmed">
              Started {formatDateTime(started_at)}
            </Text>
            <Text size="sm">{describeRequest(asked)}</Text>
          </div>
          <Badge variant="light" color={color} tt="none" size="lg" role="status">
            {label}
          </Badge>
        </Group>
        {state === 'running' && <Running progress={progress} />}
        {state === 'failed' && (
          <Notice success={null} failure="Stopped early (see the server log). Completed changes are kept." />
        )}
        {state === 'interrupted' && <Continue redetection={redetection} />}
        {progress !== null && <RedetectionReport progress={progress} />}
        {state === 'done' && asked.dry_run && progress !== null && <Apply redetection={redetection} />}
      </Stack>
    </Paper>
  );
}

function Running({ progress }: Pick<Redetection, 'progress'>) {
  const [cancel, { isLoading }] = useRedetectCancelMutation();
  const stop = () =>
    cancel()
      .unwrap()
      .catch((error: unknown) =>
        showErrorToast(sentenceOf(error, 'Failed to cancel the re-detection. Please try again.')),
      );
  const left = progress?.time_left ?? null;
  return (
    <Group gap="md" wrap="nowrap">
      <div style={{ flex: 1 }}>
        <Progress
          value={progress === null ? 0 : percentDone(progress.position, progress.head)}
          animated
          aria-label="Re-detection"
        />
        <Text size="sm" c="dimmed" mt={4}>
          {left === null ? 'Reading the log...' : `${formatDuration(left)} left`}
        </Text>
      </div>
      <Button variant="default" loading={isLoading} onClick={() => void stop()}>
        Cancel
      </Button>
    </Group>
  );
}

function Continue({ redetection: { asked, progress } }: { redetection: Redetection }) {
  const { start, failure, starting } = useStartRedetection();
  const from = progress?.position ?? asked.from;
  return (
    <div>
      <Notice success={null} failure={failure} />
      <Text size="sm" mb="xs">
        The server running it stopped{from === undefined ? '' : ` at position ${formatCount(from)}`}.
        Completed changes are kept.
      </Text>
      <Button loading={starting} onClick={() => void start(from === undefined ? asked : { ...asked, from })}>
        Continue
      </Button>
    </div>
  );
}

function Apply({ redetection: { asked, progress } }: { redetection: Redetection }) {
  const { start, failure, starting } = useStartRedetection();
  const [confirming, setConfirming] = useState(false);
  const { from: _, ...request } = asked;
  if (progress?.differing_activities === 0 && !progress.told_activities && !progress.rezoned_activities) {
    return <Text fw={600}>Nothing would change, so there&apos;s nothing to apply.</Text>;
  }
  return (
    <div>
      <Notice success={null} failure={failure} />
      <Button color="red" onClick={() => setConfirming(true)}>
        Apply for real
      </Button>
      <ApplyDialog
        opened={confirming}
        busy={starting}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void start({ ...request, dry_run: false }).then(() => setConfirming(false))}
      />
    </div>
  );
}
