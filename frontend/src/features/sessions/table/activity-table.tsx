import { ARIA_SORT, SortButton } from '../../../ui/sort-button.tsx';
import styles from './activity-table.module.css';
import { useListItems } from './list-items.ts';
import type { ListTable } from './list-table.ts';
import { useListWindow } from './list-window.ts';
import { MonthCells, SessionCells } from './row-cells.tsx';
import { SelectAll } from './select-all.tsx';
import { useListKeys } from './use-list-keys.ts';
import { YearScrubber } from './year-scrubber.tsx';

const HEADER = 48;
const HEIGHTS = { session: 56, month: 44 };

interface Props {
  readonly table: ListTable;
  readonly label: string;
  /** The rows have checkboxes instead of numbers. */
  readonly isSelecting: boolean;
  /** There is room for the years beside the table. */
  readonly roomy: boolean;
}

/** The wide list: virtualized rows under a sticky header, with the years beside or above it. */
export function ActivityTable({ table, label, isSelecting, roomy }: Props) {
  const items = useListItems(table);
  const columns = table.getVisibleLeafColumns();
  const list = useListWindow<HTMLDivElement>({ items, heights: HEIGHTS, stickyTop: HEADER, overscan: 12 });
  const { body, virtualizer, scrollMargin, pinned } = list;
  useListKeys({
    items,
    body,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    firstInSight: () =>
      virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + HEADER)?.index ?? 0,
  });
  const template = `2rem ${columns.map(({ columnDef }) => columnDef.meta?.width).join(' ')}`;

  const years = (
    <YearScrubber
      years={list.years}
      current={list.currentMonth?.slice(0, 4)}
      onYear={list.goToYear}
      direction={roomy ? 'down' : 'across'}
    />
  );

  return (
    <div className={styles.beside} data-direction={roomy ? 'down' : 'across'}>
      {!roomy && years}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={table.getRowModel().rows.length + 1}
        className={styles.table}
        style={{ '--columns': template } as React.CSSProperties}
      >
        <div role="rowgroup" className={styles.header}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            <div role="columnheader" className={styles.box}>
              {isSelecting ? <SelectAll table={table} /> : '#'}
            </div>
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
        <div
          ref={body}
          role="rowgroup"
          className={styles.body}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const item = items[index];
            if (item === undefined) return null;
            const isPinned = index === pinned;
            return (
              <div
                key={key}
                // The rows of the table are sessions; a month is text between them.
                role={item.kind === 'session' ? 'row' : undefined}
                data-item={index}
                aria-rowindex={item.kind === 'session' ? item.number + 1 : undefined}
                className={styles.row}
                data-month={item.kind === 'month' || undefined}
                data-pinned={isPinned || undefined}
                data-selected={(item.kind === 'session' && item.row.getIsSelected()) || undefined}
                style={isPinned ? undefined : { transform: `translateY(${start - scrollMargin}px)` }}
              >
                {item.kind === 'month' ? (
                  <MonthCells item={item} />
                ) : (
                  <SessionCells
                    item={item}
                    columns={columns}
                    isSelected={item.row.getIsSelected()}
                    isSelecting={isSelecting}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {roomy && years}
    </div>
  );
}
