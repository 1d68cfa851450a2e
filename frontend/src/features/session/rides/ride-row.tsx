import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactTable, Row } from '@tanstack/react-table';
import { useRef } from 'react';
import { useSignal } from '../../../lib/signal.ts';
import type { rideTableFeatures } from './ride-columns.tsx';
import styles from './ride-table.module.css';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';
import { useScrollToOpened } from '../use-scroll-to-opened.ts';

interface Props {
  readonly table: ReactTable<typeof rideTableFeatures, SessionRide>;
  readonly row: Row<typeof rideTableFeatures, SessionRide>;
  readonly open: boolean;
}

/** One ride of the table: highlighted together with map and charts, opened by a click anywhere on it. */
export function RideRow({ table, row, open }: Props) {
  const { entryName, highlight, toggle } = useSessionPage();
  const { id, number } = row.original;
  const lit = useSignal(highlight, (now) => now.ride === id);
  const line = useRef<HTMLTableRowElement>(null);
  useScrollToOpened(line, open);
  return (
    <tr
      ref={line}
      className={styles.ride}
      data-ride={id}
      data-lit={lit || undefined}
      data-open={open || undefined}
      onPointerEnter={() => highlight.set({ ride: id, row: null })}
      onPointerLeave={() => highlight.clear()}
      onClick={() => toggle(id)}
    >
      {row.getAllCells().map((cell) => {
        const meta = cell.column.columnDef.meta;
        return (
          <td key={cell.id} data-numeric={meta?.numeric} data-room={meta?.room}>
            <table.FlexRender cell={cell} />
          </td>
        );
      })}
      <td className={styles.toggle}>
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
      </td>
    </tr>
  );
}
