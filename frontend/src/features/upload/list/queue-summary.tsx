import { Link } from 'react-router-dom';
import { Button, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import {
  canCancel,
  canRetry,
  hasFailed,
  isOtherSport,
  type UploadChoice,
  type UploadItem,
} from '../queue/upload-item.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import { formatCount } from '../../../lib/format.ts';
import { type Tally, tallyOf, tallyText } from './upload-text.ts';

export type Shown = 'all' | 'failed' | 'other_sport';

interface Props {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  readonly choice: UploadChoice;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

/** Files by their outcome; empty groups are left out. */
function groupsOf({ total, failed }: Tally, otherSports: number): { value: Shown; label: string }[] {
  const groups = [
    { value: 'all', label: 'Files', count: total },
    { value: 'failed', label: 'Failed', count: failed },
    { value: 'other_sport', label: 'Left out', count: otherSports },
  ] as const;
  return groups
    .filter(({ value, count }) => value === 'all' || count > 0)
    .map(({ value, label, count }) => ({ value, label: `${label} (${formatCount(count)})` }));
}

/** The list that the added sessions are in; the ocean's where they are of both kinds. */
const listOf = (items: readonly UploadItem[]) =>
  items.every(({ state, choice }) => state.step !== 'done' || choice?.surfType === 'skookumchuck')
    ? '/activities-standing-waves'
    : '/activities';

/** Progress of all files, and actions on many of them. */
export function QueueSummary({ queue, items, choice, shown, onShown }: Props) {
  const tally = tallyOf(items);
  const { total, done, duplicate, failed, waiting, busy } = tally;
  const added = done + duplicate;
  const finished = added + failed;
  const groups = groupsOf(tally, items.filter(isOtherSport).length);
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {tallyText(tally)}
      </Text>
      {busy + waiting + finished > 0 && (
        <Progress.Root size="md" aria-label="All files">
          <Progress.Section value={share(done + duplicate)} aria-label="Analyzed" color="ocean" />
          <Progress.Section value={share(failed)} aria-label="Failed" color="red" />
        </Progress.Root>
      )}
      <Group gap="xs">
        {added > 0 && added + failed === total && (
          <Button size="xs" component={Link} to={listOf(items)}>
            {added === 1 ? 'See your session' : `See your ${formatCount(added)} sessions`}
          </Button>
        )}
        {groups.length > 1 && (
          <SegmentedControl
            size="xs"
            value={shown}
            onChange={(value) => onShown(value)}
            aria-label="Files shown"
            data={groups}
          />
        )}
        {items.some((item) => hasFailed(item) && canRetry(item)) && (
          <Button size="xs" variant="default" onClick={() => queue.retryFailed(choice)}>
            Retry all failed
          </Button>
        )}
        {items.some(canCancel) && (
          <Button size="xs" variant="default" onClick={() => queue.cancelAll()}>
            Cancel all
          </Button>
        )}
        {finished > 0 && (
          <Button size="xs" variant="default" onClick={() => queue.removeFinished()}>
            Remove finished
          </Button>
        )}
      </Group>
    </Stack>
  );
}
