import { Checkbox, Group } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { nameOf } from '../../activity.ts';
import styles from './activity-cards.module.css';
import { NameLink } from './list-columns.tsx';
import type { ListTable } from './list-table.ts';
import { SelectAll } from './select-all.tsx';
import { DemoBadge, VisibilityBadge } from './status-badges.tsx';
import { useTopOf } from './use-top-of.ts';

const CARD = 176;

/** The narrow list: a virtualized card per session. */
export function ActivityCards({ table, label }: { table: ListTable; label: string }) {
  const { rows } = table.getRowModel();
  const shows = (id: string) => table.getColumn(id)?.getIsVisible() === true;
  const body = useRef<HTMLUListElement>(null);
  const scrollMargin = useTopOf(body);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD,
    overscan: 6,
    gap: 12,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  return (
    <>
      <SelectAll table={table} labeled className={styles.selectAll} />
      <ul
        ref={body}
        className={styles.cards}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              className={styles.card}
              data-selected={row.getIsSelected() || undefined}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <div className={styles.head}>
                <div className={styles.title}>
                  <NameLink row={row.original} narrow />
                  {shows('date') && (
                    <span className={styles.date}>{formatDate(row.original.activity_time)}</span>
                  )}
                </div>
                <Checkbox
                  size="md"
                  className={styles.select}
                  aria-label={`Select ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </div>
              <dl className={styles.figures}>
                {row
                  .getVisibleCells()
                  .filter(({ column }) => column.columnDef.meta?.card === 'figure')
                  .map((cell) => (
                    <div key={cell.id}>
                      <dt>{cell.column.columnDef.meta?.title}</dt>
                      <dd>
                        <table.FlexRender cell={cell} />
                      </dd>
                    </div>
                  ))}
              </dl>
              <Group gap={6}>
                {shows('status') && <VisibilityBadge row={row.original} />}
                <DemoBadge row={row.original} />
              </Group>
            </li>
          );
        })}
      </ul>
    </>
  );
}
