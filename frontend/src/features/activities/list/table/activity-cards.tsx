import { Checkbox } from '@mantine/core';
import { nameOf, vesselOf } from '../../activity.ts';
import { monthTitle } from '../find/day-of.ts';
import { SessionTime } from '../../session-time.tsx';
import { TrackPicture } from '../picture/track-picture.tsx';
import styles from './activity-cards.module.css';
import { NameLink } from './list-columns.tsx';
import { type MonthItem, type SessionItem, useListItems } from './list-items.ts';
import type { ListTable } from './list-table.ts';
import { useListWindow } from './list-window.ts';
import { SessionBadges, VisibilityBadge } from './status-badges.tsx';
import { useListKeys } from './use-list-keys.ts';
import { sessionCount, YearScrubber } from './year-scrubber.tsx';

const HEIGHTS = { session: 124, month: 64 };
/** The bar of the page and the years. */
const STICKY_TOP = 108;

/** The narrow list: a virtualized card per session. */
export function ActivityCards({ table, label }: { table: ListTable; label: string }) {
  const items = useListItems(table);
  const shows = (id: string) => table.getColumn(id)?.getIsVisible() === true;
  const headlines = table.getVisibleLeafColumns().filter(({ columnDef }) => columnDef.meta?.headline);
  const list = useListWindow<HTMLUListElement>({
    items,
    heights: HEIGHTS,
    stickyTop: STICKY_TOP,
    gap: 8,
    overscan: 6,
  });
  const { body, virtualizer, scrollMargin } = list;
  useListKeys({
    items,
    body,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    firstInSight: () =>
      virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + STICKY_TOP)?.index ?? 0,
  });

  const month = ({ month, rows }: MonthItem) => (
    <>
      <h2 className={styles.monthTitle}>
        {monthTitle(month)} <span>{sessionCount(rows.length)}</span>
      </h2>
      <p className={styles.monthFigures}>
        {headlines.map(({ id, columnDef: { meta } }) => (
          <span key={id}>
            {meta?.title} <b>{meta?.ofMonth?.(rows.map(({ original }) => original))}</b>
          </span>
        ))}
      </p>
    </>
  );
  const session = ({ row }: SessionItem) => (
    <>
      <div className={styles.head}>
        <TrackPicture urlHash={row.original.url_hash} />
        <div className={styles.title}>
          <NameLink row={row.original} narrow />
          <p className={styles.about}>
            {shows('date') && <SessionTime session={row.original} show="day" />}
            {shows('vessel') && row.original.surf_vessel !== null && <span>{vesselOf(row.original)}</span>}
            {shows('status') && <VisibilityBadge row={row.original} />}
            <SessionBadges row={row.original} />
          </p>
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
    </>
  );

  return (
    <div>
      <YearScrubber
        years={list.years}
        current={list.currentMonth?.slice(0, 4)}
        onYear={list.goToYear}
        direction="across"
      />
      <ul
        ref={body}
        className={styles.cards}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={key}
              data-item={index}
              data-index={index}
              ref={virtualizer.measureElement}
              className={item.kind === 'month' ? styles.month : styles.card}
              data-selected={(item.kind === 'session' && item.row.getIsSelected()) || undefined}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              {item.kind === 'month' ? month(item) : session(item)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
