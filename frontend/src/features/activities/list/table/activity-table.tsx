import { Checkbox } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ARIA_SORT, SortButton } from '../../../../ui/sort-button.tsx';
import { nameOf } from '../../activity.ts';
import styles from './activity-table.module.css';
import type { ListTable } from './list-table.ts';
import { SelectAll } from './select-all.tsx';
import { useTopOf } from './use-top-of.ts';

const ROW = 56;
/** The wide list: virtualized rows under a sticky header. */
export function ActivityTable({ table, label }: { table: ListTable; label: string }) {
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const body = useRef<HTMLDivElement>(null);
  const scrollMargin = useTopOf(body);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    overscan: 12,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const template = `2rem 2.5rem ${columns.map(({ columnDef }) => columnDef.meta?.width).join(' ')}`;

  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles.table}
      style={{ '--columns': template } as React.CSSProperties}
    >
      <div role="rowgroup" className={styles.header}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <div role="columnheader">
            <SelectAll table={table} />
          </div>
          <div role="columnheader">#</div>
          {columns.map((column) => (
            <div
              key={column.id}
              role="columnheader"
              data-numeric={column.columnDef.meta?.numeric}
              aria-sort={column.getCanSort() ? ARIA_SORT[`${column.getIsSorted()}`] : undefined}
            >
              {column.getCanSort() ? (
                <SortButton sorted={column.getIsSorted()} onClick={column.getToggleSortingHandler()}>
                  {column.columnDef.meta?.title}
                </SortButton>
              ) : (
                column.columnDef.meta?.title
              )}
            </div>
          ))}
        </div>
      </div>
      <div ref={body} role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={key}
              role="row"
              aria-rowindex={index + 2}
              className={styles.row}
              data-selected={row.getIsSelected() || undefined}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <div role="cell">
                <Checkbox
                  aria-label={`Select ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </div>
              <div role="cell" className={styles.number}>
                {index + 1}
              </div>
              {row.getVisibleCells().map((cell) => (
                <div key={cell.id} role="cell" data-numeric={cell.column.columnDef.meta?.numeric}>
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
