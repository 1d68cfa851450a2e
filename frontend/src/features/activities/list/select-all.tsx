import { Checkbox } from '@mantine/core';
import type { ListTable } from './list-table.ts';

interface Props {
  readonly table: ListTable;
  /** Written beside the box; the table's header has no room for it. */
  readonly labeled?: boolean;
  readonly className?: string | undefined;
}

const LABEL = 'Select all activities';

/** Selects every session the search and the filter leave, also those out of sight. */
export function SelectAll({ table, labeled = false, className }: Props) {
  const all = table.getIsAllRowsSelected();
  return (
    <Checkbox
      size={labeled ? 'md' : undefined}
      className={className}
      {...(labeled ? { label: LABEL } : { 'aria-label': LABEL })}
      checked={all}
      indeterminate={!all && table.getIsSomeRowsSelected()}
      onChange={table.getToggleAllRowsSelectedHandler()}
    />
  );
}
