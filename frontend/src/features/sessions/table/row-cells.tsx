import { FlexRender } from '@tanstack/react-table';
import { memo } from 'react';
import { SelectBox } from '../../../ui/select-box.tsx';
import { monthTitle } from '../find/day-of.ts';
import styles from './activity-table.module.css';
import type { MonthItem, SessionItem } from './list-items.ts';
import type { ListTable } from './list-table.ts';
import { sessionCount } from './year-scrubber.tsx';

type Columns = ReturnType<ListTable['getVisibleLeafColumns']>;

interface SessionProps {
  readonly item: SessionItem;
  /** Of the row, which keeps its identity when these change. */
  readonly isSelected: boolean;
  /** The rows have checkboxes instead of numbers. */
  readonly isSelecting: boolean;
  readonly columns: Columns;
}

/** The cells of a session. Scrolling renders those of new rows only. */
export const SessionCells = memo(function SessionCells({
  item: { row, number },
  isSelected,
  isSelecting,
}: SessionProps) {
  return (
    <>
      {isSelecting ? (
        <div role="cell" className={styles.box}>
          <SelectBox
            aria-label={`Select ${row.original.activity_name}`}
            checked={isSelected}
            onChange={row.getToggleSelectedHandler()}
          />
        </div>
      ) : (
        <div role="cell" className={styles.number}>
          {number}
        </div>
      )}
      {row.getVisibleCells().map((cell) => (
        <div key={cell.id} role="cell" data-numeric={cell.column.columnDef.meta?.numeric}>
          <FlexRender cell={cell} />
        </div>
      ))}
    </>
  );
});

/** A month with the number of its sessions. The season tells the rest. */
export const MonthCells = memo(function MonthCells({ item: { month, rows } }: { item: MonthItem }) {
  return (
    <div className={styles.monthTitle}>
      {monthTitle(month)} <span className={styles.number}>{sessionCount(rows.length)}</span>
    </div>
  );
});
