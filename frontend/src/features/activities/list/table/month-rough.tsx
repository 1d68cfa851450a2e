import { RouterAnchor } from '../../../../ui/router-anchor.tsx';
import { ROUGH_SETS_NO_RECORDS } from '../../rough-note.tsx';
import type { MonthItem } from './list-items.ts';
import type { ListTable } from './list-table.ts';

interface Props {
  readonly item: MonthItem;
  readonly columns: ReturnType<ListTable['getVisibleLeafColumns']>;
}

/** Beside the records of a month: a link to the session with a larger rough value, if there is one. */
export function MonthRough({ item, columns }: Props) {
  const sessions = item.rows.map(({ original }) => original);
  const larger = columns.map(({ columnDef: { meta } }) => meta?.largerOfMonth?.(sessions) ?? null);
  const session = larger.find((row) => row !== null);
  return session === undefined ? null : (
    <RouterAnchor to={`/activity/${session.url_hash}`} size="xs" fw={400}>
      {ROUGH_SETS_NO_RECORDS}
    </RouterAnchor>
  );
}
