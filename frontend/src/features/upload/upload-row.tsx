import { ActionIcon, Anchor, Progress, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCopyCheck, IconFileText, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isBusy, type UploadItem, type UploadState } from './upload-item.ts';
import styles from './upload.module.css';

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function words(state: UploadState): string {
  switch (state.step) {
    case 'ready':
      return 'Ready';
    case 'queued':
      return 'Waiting for its turn';
    case 'sending':
      return `Sending ${Math.round(state.sent * 100)}%`;
    case 'analysing':
      return 'Looking for your rides...';
    case 'done':
      return state.duplicate ? 'You uploaded this file before' : 'Done';
    case 'failed':
      return state.sentence;
  }
}

function StateIcon({ state }: { state: UploadState }) {
  const look = { size: 22, stroke: 1.6, 'aria-hidden': true, className: styles.icon };
  if (state.step === 'done') {
    return state.duplicate ? <IconCopyCheck {...look} /> : <IconCircleCheck {...look} />;
  }
  return state.step === 'failed' ? <IconAlertCircle {...look} /> : <IconFileText {...look} />;
}

interface Props {
  readonly item: UploadItem;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** One file and what has become of it. */
export function UploadRow({ item, onRemove, onCancel }: Props) {
  const { file, state } = item;
  const busy = isBusy(item);
  return (
    <li className={styles.row} data-step={state.step}>
      <StateIcon state={state} />
      <div className={styles.file}>
        <Text fw={600} truncate title={file.name}>
          {file.name}
        </Text>
        <Text
          size="sm"
          c={state.step === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}
          aria-live="polite"
        >
          {size(file.size)} · {words(state)}
        </Text>
        {(state.step === 'sending' || state.step === 'analysing') && (
          <Progress
            mt={6}
            value={state.step === 'sending' ? state.sent * 100 : 100}
            animated={state.step === 'analysing'}
            aria-label={state.step === 'sending' ? `Sending ${file.name}` : `Analysing ${file.name}`}
          />
        )}
      </div>
      {state.step === 'done' && (
        <Anchor component={Link} to={`/activity/${state.urlHash}`} fw={600} className={styles.open}>
          Open session
        </Anchor>
      )}
      {state.step !== 'done' && state.step !== 'analysing' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={busy ? `Cancel ${file.name}` : `Remove ${file.name}`}
          onClick={state.step === 'sending' ? onCancel : onRemove}
        >
          <IconX size={18} />
        </ActionIcon>
      )}
    </li>
  );
}
