import { Checkbox } from '@mantine/core';
import { SelectBox } from '../../../ui/select-box.tsx';
import type { ListTable } from './list-table.ts';

interface Props {
  readonly table: ListTable;
  /** Shows the label beside the checkbox. */
  readonly labeled?: boolean;
}

const LABEL = 'Select all activities';

/** Selects all filtered sessions, including those not rendered. */
export function SelectAll({ table, labeled = false }: Props) {
  const all = table.getIsAllRowsSelected();
  const state = {
    checked: all,
    indeterminate: !all && table.getIsSomeRowsSelected(),
    onChange: table.getToggleAllRowsSelectedHandler(),
  };
  return labeled ? <Checkbox label={LABEL} {...state} /> : <SelectBox aria-label={LABEL} {...state} />;
}
