import { FlexRender } from '@tanstack/react-table';
import { IconChevronDown } from '@tabler/icons-react';
import { Group, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo } from 'react';
import { SelectBox } from '../../../ui/select-box.tsx';
import { vesselOf } from '../../../activity/activity.ts';
import { placeOf } from '../../../activity/place-of.ts';
import { monthTitle } from '../find/day-of.ts';
import { SessionTime } from '../../../activity/session-time.tsx';
import { TrackPicture } from './track-picture.tsx';
import styles from './activity-cards.module.css';
import { NameLink } from './list-columns.tsx';
import { type MonthItem, type SessionItem, useListItems } from './list-items.ts';
import type { ListTable } from './list-table.ts';
import { useListWindow } from './list-window.ts';
import { SessionBadges, SharedBadge } from './status-badges.tsx';
import { type Folding, useFoldedMonths } from './folded-months.ts';
import { useListKeys } from './use-list-keys.ts';
import { sessionCount, YearScrubber } from './year-scrubber.tsx';

const HEIGHTS = { session: 104, month: 44 };
/** The bar of the page and the years. */
const STICKY_TOP = 108;

type Columns = ReturnType<ListTable['getVisibleLeafColumns']>;

interface MonthProps {
  readonly item: MonthItem;
  readonly isOpen: boolean;
  /** Undefined in a list too short to be folded. */
  readonly onToggle: Folding['toggle'] | undefined;
}

/** A month with the number of its sessions, which it shows and hides. */
const Month = memo(function Month({ item, isOpen, onToggle }: MonthProps) {
  const { month, rows } = item;
  const title = (
    <>
      {monthTitle(month)} <span>{sessionCount(rows.length)}</span>
    </>
  );
  return (
    <h2 className={styles.monthTitle}>
      {onToggle === undefined ? (
        title
      ) : (
        <UnstyledButton className={styles.fold} aria-expanded={isOpen} onClick={() => onToggle(month)}>
          <IconChevronDown size={16} aria-hidden="true" />
          <span>{title}</span>
        </UnstyledButton>
      )}
    </h2>
  );
});

interface SessionProps {
  readonly item: SessionItem;
  /** Of the row, which keeps its identity when these change. */
  readonly isSelected: boolean;
  /** The cards have checkboxes. */
  readonly isSelecting: boolean;
  readonly columns: Columns;
  /** The screen is a phone's. */
  readonly narrow: boolean;
}

/** A session. Scrolling and selecting render new and changed cards only. */
const SessionCard = memo(function SessionCard({
  item: { row },
  isSelected,
  isSelecting,
  columns,
  narrow,
}: SessionProps) {
  const { original } = row;
  const shows = (id: string) => columns.some((column) => column.id === id);
  return (
    <>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <TrackPicture urlHash={original.url_hash} />
        <div className={styles.title}>
          <Group gap={6} wrap="nowrap">
            <NameLink row={original} narrow={narrow} />
            <SessionBadges row={original} />
            {shows('status') && <SharedBadge row={original} />}
          </Group>
          <p className={styles.about}>{shows('date') && <SessionTime session={original} show="day" />}</p>
          <p className={styles.about}>
            <span className={styles.line}>{placeOf(original)}</span>
            {shows('vessel') && original.surf_vessel !== null && (
              <span className={styles.line}>{vesselOf(original)}</span>
            )}
          </p>
        </div>
        {isSelecting && (
          <SelectBox
            size="md"
            aria-label={`Select ${original.activity_name}`}
            checked={isSelected}
            onChange={row.getToggleSelectedHandler()}
          />
        )}
      </Group>
      <dl className={styles.figures}>
        {row
          .getVisibleCells()
          .filter(({ column }) => column.columnDef.meta?.card === 'figure')
          .map((cell) => (
            <div key={cell.id}>
              <dt>{cell.column.columnDef.meta?.title}</dt>
              <dd>
                <FlexRender cell={cell} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
});

const NARROW_SCREEN = '(max-width: 47.99em)';

interface Props {
  readonly table: ListTable;
  readonly label: string;
  /** The cards have checkboxes. */
  readonly isSelecting: boolean;
  /** The list shows what was searched for: no month hides any of it. */
  readonly isFiltered: boolean;
}

/** The narrow list: a virtualized card per session, those of older months folded. */
export function ActivityCards({ table, label, isSelecting, isFiltered }: Props) {
  const { items, folding } = useFoldedMonths(useListItems(table), isFiltered);
  const columns = table.getVisibleLeafColumns();
  const narrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const list = useListWindow<HTMLUListElement>({
    items,
    heights: HEIGHTS,
    stickyTop: STICKY_TOP,
    gap: 8,
    overscan: 6,
  });
  const { body, virtualizer, scrollMargin } = list;
  const isInside = (virtualizer.scrollOffset ?? 0) + STICKY_TOP > scrollMargin + HEIGHTS.month;
  useListKeys({
    items,
    body,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    firstInSight: () =>
      virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + STICKY_TOP)?.index ?? 0,
  });

  return (
    <div>
      <div className={styles.top}>
        <YearScrubber
          years={list.years}
          current={list.currentMonth?.slice(0, 4)}
          onYear={(year) => {
            const first = items[year.index];
            if (first?.kind === 'month') folding?.open(first.month);
            list.goToYear(year);
          }}
          direction="across"
        />
        {list.currentMonth !== undefined && isInside && (
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
            {monthTitle(list.currentMonth)}
          </Text>
        )}
      </div>
      <ul
        ref={body}
        className={styles.cards}
        data-selecting={isSelecting || undefined}
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
              {item.kind === 'month' ? (
                <Month item={item} isOpen={folding?.isOpen(item.month) ?? true} onToggle={folding?.toggle} />
              ) : (
                <SessionCard
                  item={item}
                  columns={columns}
                  narrow={narrow}
                  isSelected={item.row.getIsSelected()}
                  isSelecting={isSelecting}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
