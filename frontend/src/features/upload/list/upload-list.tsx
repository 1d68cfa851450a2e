import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { UploadItem, UploadChoice } from '../queue/upload-item.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import styles from './upload-list.module.css';
import { UploadRow } from './upload-row.tsx';

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

  return (
    <div ref={scroller} className={styles.scroller} tabIndex={items.length > 6 ? 0 : undefined}>
      <ul
        role="list"
        className={styles.list}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label="Chosen files"
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              <UploadRow item={item} alone={alone} onRemove={remove} onCancel={cancel} onRetry={retry} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
