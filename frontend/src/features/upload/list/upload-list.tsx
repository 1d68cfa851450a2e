import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, memo, useCallback, useRef } from 'react';
import { ActionIcon, Anchor, Box, Progress, Text } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCopyCheck,
  IconFileText,
  IconFileOff,
  IconRefresh,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePreferences } from '../../../app/me.api.ts';
import {
  canRetry,
  hasFailed,
  isBusy,
  isInFlight,
  type UploadChoice,
  type UploadItem,
  waitsForNetwork,
} from '../queue/upload-item.ts';
import { type NamedSession, useGetNamedSessionsQuery } from './named-sessions.api.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import { CHANGE_SURF_TYPE, farWaveSentence } from '../../../lib/surf-type.ts';
import styles from './upload-list.module.css';
import { sizeText, stateText } from './upload-text.ts';

const ROW_PX = 78;

interface Props {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  /** The list has a single file. */
  readonly alone: boolean;
  readonly choice: UploadChoice;
}

/** A scrollable list of files that renders only the visible rows. */
export function UploadList({ queue, items, alone, choice }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
  });
  const remove = useCallback((id: string) => queue.remove(id), [queue]);
  const cancel = useCallback((id: string) => queue.cancel(id), [queue]);
  const retry = useCallback((id: string) => queue.retry(id, choice), [queue, choice]);
  const isOver = items.some(({ state }) => state.step === 'done') && !items.some(isBusy);
  const { data: sessions } = useGetNamedSessionsQuery(undefined, { skip: !isOver });

  return (
    <Box
      ref={scroller}
      mah="min(30rem, 60vh)"
      bdrs="md"
      style={{ overflow: 'auto' }}
      tabIndex={items.length > 6 ? 0 : undefined}
    >
      <Box
        role="list"
        component="ul"
        pos="relative"
        style={{ height: virtualizer.getTotalSize() }}
        aria-label="Chosen files"
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              component="li"
              pos="absolute"
              left={0}
              right={0}
              top={0}
              pb={8}
              style={{ transform: `translateY(${start}px)` }}
            >
              <UploadRow
                item={item}
                session={item.state.step === 'done' ? sessions?.[item.state.urlHash] : undefined}
                alone={alone}
                onRemove={remove}
                onCancel={cancel}
                onRetry={retry}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function StateIcon({ item }: { item: UploadItem }) {
  const { state } = item;
  const isFailed = state.step === 'failed' && !waitsForNetwork(item);
  const color = state.step === 'done' ? 'rl-accent' : `mantine-color-${isFailed ? 'error' : 'dimmed'}`;
  const look = {
    size: 22,
    stroke: 1.6,
    'aria-hidden': true,
    color: `var(--${color})`,
    style: { flex: 'none' },
  };
  switch (state.step) {
    case 'done':
      return state.duplicate ? <IconCopyCheck {...look} /> : <IconCircleCheck {...look} />;
    case 'failed':
      return waitsForNetwork(item) ? <IconWifiOff {...look} /> : <IconAlertCircle {...look} />;
    case 'other_sport':
      return <IconFileOff {...look} />;
    default:
      return <IconFileText {...look} />;
  }
}

interface RowProps {
  readonly item: UploadItem;
  /** What the file became, once its batch is over. */
  readonly session: NamedSession | undefined;
  /** The only file: screen readers announce its state here, as there is no summary. */
  readonly alone: boolean;
  readonly onRemove: (id: string) => void;
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

/** One file and its state. */
const UploadRow = memo(function UploadRow({ item, session, alone, onRemove, onCancel, onRetry }: RowProps) {
  const { id, path, size, state } = item;
  const preferences = usePreferences();
  const parts = path.split('/');
  const fileName = parts.pop() ?? path;
  const name = session?.name ?? (item.name || fileName);
  // Names that were made from the place have it.
  const place = session?.place != null && !name.includes(session.place) ? session.place : null;
  const busy = isBusy(item);
  const inProgress = isInFlight(item);
  const address = state.step === 'done' ? `/activity/${state.urlHash}` : null;
  const uploaded = state.step === 'done' ? state.session : null;
  const farFrom = uploaded?.farFrom ?? null;
  const others = uploaded?.others ?? [];
  return (
    <div className={styles.row}>
      <StateIcon item={item} />
      <div className={styles.file}>
        <Text display="flex" style={{ whiteSpace: 'nowrap' }} title={path}>
          {name === fileName && parts.length > 0 && (
            <Box component="span" className={styles.cut} flex="0 999 auto" c="dimmed">
              {parts.join('/')}/
            </Box>
          )}
          <Box component="span" className={styles.cut} fw={600}>
            {name}
          </Box>
        </Text>
        <Text
          component="div"
          size="sm"
          c={hasFailed(item) ? 'var(--mantine-color-error)' : 'dimmed'}
          aria-live={alone ? 'polite' : undefined}
        >
          {size > 0 && state.step !== 'done' && `${sizeText(size)} · `}
          {stateText(item, preferences)}
          {place !== null && ` · ${place}`}
        </Text>
        {uploaded?.warnings?.map((warning) => (
          <Text key={warning} size="sm">
            {warning}
          </Text>
        ))}
        {others.length > 0 && (
          <Text size="sm">
            {others.length === 1 ? 'One more session' : `${others.length} more sessions`} in this file:{' '}
            {others.map((urlHash, index) => (
              <Fragment key={urlHash}>
                {index > 0 && ', '}
                <Anchor component={Link} to={`/activity/${urlHash}`} underline="always">
                  session {index + 2}
                </Anchor>
              </Fragment>
            ))}
          </Text>
        )}
        {farFrom !== null && (
          <Text size="sm">
            {farWaveSentence(farFrom)}{' '}
            <Anchor
              component={Link}
              to={`${address}?${CHANGE_SURF_TYPE.key}=${CHANGE_SURF_TYPE.value}`}
              underline="always"
            >
              Change surf type
            </Anchor>
          </Text>
        )}
        {inProgress && (
          <Progress
            mt={6}
            value={state.step === 'sending' ? state.sent * 100 : 100}
            animated={state.step !== 'sending'}
            aria-label={state.step === 'sending' ? `Sending ${name}` : `Working on ${name}`}
          />
        )}
      </div>
      {address !== null && (
        <Anchor component={Link} to={address} fw={600} className={styles.open}>
          Open session
        </Anchor>
      )}
      {canRetry(item) && (
        <ActionIcon variant="subtle" size={36} aria-label={`Retry ${name}`} onClick={() => onRetry(id)}>
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      {state.step !== 'analysing' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={busy ? `Cancel ${name}` : `Remove ${name}`}
          onClick={() => (busy ? onCancel(id) : onRemove(id))}
        >
          <IconX size={18} />
        </ActionIcon>
      )}
    </div>
  );
});
