import type { ReactNode } from 'react';
import { Explained, MeaningTooltip } from '../explained.tsx';
import type { Column } from './column.ts';
import { SortButton } from './sort-button.tsx';
import type { TableProps } from './table-props.ts';
import styles from './table.module.css';

const ARIA_SORT = { asc: 'ascending', desc: 'descending', false: 'none' } as const;

interface Props<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort' | 'firstOrder'> {
  readonly column: Column<Row>;
}

/** The title of a column, which sorts by it: a column that was not sorted by in the first order, else the other way. */
export function ColumnHead<Row>({ column, sort, onSort, firstOrder = 'desc' }: Props<Row>) {
  const { id, title, head, unit, meaning, numeric, room, sortBy } = column;
  if (title === '' && head === undefined) return <td />;
  const sorted = sort?.id === id && (sort.desc ? 'desc' : 'asc');
  const order = sorted === false ? firstOrder : sorted === 'desc' ? 'asc' : 'desc';
  const text = (
    <>
      {head ?? title}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </>
  );
  return (
    <th
      role="columnheader"
      scope="col"
      data-numeric={numeric}
      data-room={room}
      aria-sort={sortBy === undefined ? undefined : ARIA_SORT[`${sorted}`]}
    >
      {sortBy === undefined ? (
        <Plain meaning={meaning}>{text}</Plain>
      ) : (
        <MeaningTooltip meaning={meaning}>
          <SortButton sorted={sorted} onClick={() => onSort?.({ id, desc: order === 'desc' })}>
            <span>{text}</span>
          </SortButton>
        </MeaningTooltip>
      )}
    </th>
  );
}

const Plain = ({ meaning, children }: { meaning: string | undefined; children: ReactNode }) =>
  meaning === undefined ? children : <Explained meaning={meaning}>{children}</Explained>;
