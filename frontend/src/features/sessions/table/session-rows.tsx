import { Paper, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import type { Sort } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { monthTitle } from '../find/day-of.ts';
import type { ListColumn } from './list-columns.tsx';
import { useListItems } from './list-items.ts';
import { useListWindow } from './list-window.ts';
import { useFoldedMonths } from './folded-months.ts';
import { MonthHeading, MonthTitle } from './month-heading.tsx';
import styles from './session-rows.module.css';
import { useListKeys } from './use-list-keys.ts';
import { YearScrubber } from './year-scrubber.tsx';

/** Expected heights, and what stays at the top of the screen: the head of the table, or the bar of the page and the years. */
const TABLE = { heights: { session: 76, month: 44 }, stickyTop: 48, overscan: 12 };
const CARDS = { heights: { session: 128, month: 44 }, stickyTop: 108, overscan: 6, gap: 8 };

interface Props {
  readonly rows: readonly ActivityListItem[];
  readonly columns: readonly ListColumn[];
  readonly label: string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly selected: ReadonlySet<string>;
  /** The rows have checkboxes. */
  readonly isSelecting: boolean;
  readonly toggle: (urlHash: string) => void;
  /** The list shows what was searched for: no month hides any of it. */
  readonly isFiltered: boolean;
  /** Cards below the years, a table below them, or a table beside them. */
  readonly room: 'cards' | 'table' | 'roomy';
}

/** The sessions of a list, of which the rows in sight are drawn; on narrow screens older months are folded. */
export function SessionRows(props: Props) {
  const { rows, columns, label, sort, onSort, selected, isSelecting, toggle, isFiltered, room } = props;
  const asCards = room === 'cards';
  const all = useListItems(rows, sort.id === 'date');
  const { items, folding } = useFoldedMonths(all, isFiltered || !asCards);
  const shape = asCards ? CARDS : TABLE;
  const list = useListWindow({ items, ...shape });
  const { body, virtualizer, scrollMargin, currentMonth } = list;
  const scrolled = (virtualizer.scrollOffset ?? 0) + shape.stickyTop;
  useListKeys({
    items,
    body,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    firstInSight: () => virtualizer.getVirtualItemForOffset(scrolled)?.index ?? 0,
    toggle,
  });
  const drawn = useMemo(
    () =>
      items.map((item) =>
        item.kind === 'session'
          ? item.row
          : {
              key: item.key,
              heading: asCards ? <MonthHeading item={item} folding={folding} /> : <MonthTitle {...item} />,
            },
      ),
    [items, folding, asCards],
  );
  const years = (
    <YearScrubber
      years={list.years}
      current={currentMonth?.slice(0, 4)}
      onYear={(year) => {
        const first = items[year.index];
        if (first?.kind === 'month') folding?.open(first.month);
        list.goToYear(year);
      }}
      direction={room === 'roomy' ? 'down' : 'across'}
    />
  );
  const table = (
    <Table
      label={label}
      asCards={asCards}
      className={asCards ? styles.cards : styles.table}
      columns={columns}
      rows={drawn}
      keyOf={({ url_hash }) => url_hash}
      isSelected={({ url_hash }) => selected.has(url_hash)}
      sort={sort}
      onSort={onSort}
      window={{ body, virtualizer, offset: scrollMargin, pinned: asCards ? undefined : list.pinned }}
    />
  );
  if (!asCards) {
    return (
      <div className={styles.beside} data-direction={room === 'roomy' ? 'down' : 'across'}>
        {room !== 'roomy' && years}
        <Paper withBorder shadow="sm" flex={1} miw={0}>
          {table}
        </Paper>
        {room === 'roomy' && years}
      </div>
    );
  }
  return (
    <div data-selecting={isSelecting || undefined}>
      <div className={styles.top}>
        {years}
        {currentMonth !== undefined && scrolled > scrollMargin + shape.heights.month && (
          <Text
            pos="absolute"
            inset="100% -1rem auto"
            pt={2}
            pb={6}
            px={18}
            fz="sm"
            fw={600}
            bg="var(--mantine-color-body)"
            style={{ borderBottom: '1px solid var(--rl-border)' }}
            aria-hidden="true"
          >
            {monthTitle(currentMonth)}
          </Text>
        )}
      </div>
      {table}
    </div>
  );
}
