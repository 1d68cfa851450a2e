import { RouterAnchor } from '../../../../ui/router-anchor.tsx';
import { ROUGH_SETS_NO_RECORDS } from '../../rough-note.tsx';
import styles from './activity-table.module.css';
import type { MonthItem } from './list-items.ts';
import type { ListTable } from './list-table.ts';

interface Props {
  readonly item: MonthItem;
  readonly columns: ReturnType<ListTable['getVisibleLeafColumns']>;
  /** Leads to the session. A month of the wide table is no row of it, and so may hold nothing that takes the focus. */
  readonly linked?: boolean;
}

/** Beside the records of a month: that one of its sessions has a larger rough value, if there is one. */
export function MonthRough({ item, columns, linked = false }: Props) {
  const sessions = item.rows.map(({ original }) => original);
  const larger = columns.map(({ columnDef: { meta } }) => meta?.largerOfMonth?.(sessions) ?? null);
  const session = larger.find((row) => row !== null);
  if (session === undefined) return null;
  if (!linked) return <span className={styles.number}>{ROUGH_SETS_NO_RECORDS}</span>;
  return (
    <RouterAnchor to={`/activity/${session.url_hash}`} size="xs" fw={400}>
      {ROUGH_SETS_NO_RECORDS}
    </RouterAnchor>
  );
}
