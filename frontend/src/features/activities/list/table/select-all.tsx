import { Checkbox } from '@mantine/core';
import type { ListTable } from './list-table.ts';

interface Props {
  readonly table: ListTable;
  /** Shows the label beside the checkbox. */
  readonly labeled?: boolean;
  readonly className?: string | undefined;
}

const LABEL = 'Select all activities';

/** Selects all filtered sessions, including those not rendered. */
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
