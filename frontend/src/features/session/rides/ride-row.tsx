import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSignal } from '../../../lib/signal.ts';
import type { LineProps } from '../../../ui/table/table-props.ts';
import styles from './ride-table.module.css';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';
import { useScrollToOpened } from '../use-scroll-to-opened.ts';

/** One ride of the table: highlighted together with map and charts, opened by a click anywhere on it. */
export function RideRow({ row: { id }, ...cells }: LineProps<SessionRide>) {
  const { highlight, toggle, openId } = useSessionPage();
  const lit = useSignal(highlight, (now) => now.ride === id);
  const line = useRef<HTMLTableRowElement>(null);
  const open = id === openId;
  useScrollToOpened(line, open);
  return (
    <tr
      {...cells}
      ref={line}
      className={styles.ride}
      data-ride={id}
      data-lit={lit || undefined}
      data-open={open || undefined}
      onPointerEnter={() => highlight.set({ ride: id, row: null })}
      onPointerLeave={() => highlight.clear()}
      onClick={() => toggle(id)}
    />
  );
}

/** Opens a ride by keyboard, too. */
export function RideToggle({ id, number }: SessionRide) {
  const { entryName, toggle, openId } = useSessionPage();
  const open = id === openId;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-expanded={open}
      aria-label={`${open ? 'Hide' : 'Show'} details of ${entryName.toLowerCase()} ${number}`}
      onClick={(event) => {
        event.stopPropagation();
        toggle(id);
      }}
    >
      <IconChevronRight size={18} className={styles.chevron} aria-hidden="true" />
    </ActionIcon>
  );
}
