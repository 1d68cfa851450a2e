import { Button, Group, Progress, SegmentedControl, Text } from '@mantine/core';
import { canCancel, canRetry, hasFailed, type UploadChoice, type UploadItem } from '../queue/upload-item.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import styles from './upload-list.module.css';
import { tallyOf, tallyText } from './upload-text.ts';

export type Shown = 'all' | 'failed';

interface Props {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  readonly choice: UploadChoice;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

/** Progress of all files, and actions on many of them. */
export function QueueSummary({ queue, items, choice, shown, onShown }: Props) {
  const tally = tallyOf(items);
  const { total, done, duplicate, failed, waiting, busy } = tally;
  const finished = done + duplicate + failed;
  const share = (count: number) => (count / total) * 100;
  return (
    <div className={styles.summary}>
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
        {failed > 0 && (
          <SegmentedControl
            size="xs"
            value={shown}
            onChange={(value) => onShown(value)}
            aria-label="Files shown"
            data={[
              { value: 'all', label: `All (${total})` },
              { value: 'failed', label: `Failed (${failed})` },
            ]}
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
    </div>
  );
}
