import { Progress, Text } from '@mantine/core';
import type { Rebuild, RebuildProgress } from '../../../app/api-types.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { formatCount, formatDuration } from '../../../lib/format.ts';
import { percentDone } from '../percent-done.ts';

const pace = ({ events, passed, events_per_second }: RebuildProgress): string =>
  `${formatCount(events)} events${passed > 0 ? ` (${formatCount(passed)} skipped)` : ''}, ${formatCount(events_per_second)} per second`;

function Running({ projection, progress }: { projection: string; progress: RebuildProgress | null }) {
  if (progress === null) return <Text size="sm">Starting...</Text>;
  return (
    <>
      <Progress
        value={percentDone(progress.position, progress.head)}
        aria-label={`Rebuilding ${projection}`}
        mb={4}
      />
      <Text size="sm" c="dimmed">
        {pace(progress)}, {formatDuration(progress.seconds_left)} left
      </Text>
    </>
  );
}

const STATE_LABELS = { done: 'Done', cancelled: 'Canceled', interrupted: 'Interrupted' } as const;

/** Progress or result of a rebuild. */
export function RebuildState({ projection, rebuild }: { projection: string; rebuild: Rebuild }) {
  const { state, started_at, reason, progress } = rebuild;
  if (state === 'running') return <Running projection={projection} progress={progress} />;
  const failed = state === 'failed';
  return (
    <>
      <Text size="sm" c={failed ? 'var(--mantine-color-error)' : undefined}>
        {failed ? `Failed: ${reason ?? 'no reason given'}` : STATE_LABELS[state]}
        {state === 'interrupted' && progress !== null && ` at position ${formatCount(progress.position)}`}
      </Text>
      <Text size="xs" c="dimmed">
        {state === 'done' && progress !== null && `${pace(progress)}. `}
        Started {formatDateTime(started_at)}
      </Text>
    </>
  );
}
