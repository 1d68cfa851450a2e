import { Checkbox } from '@mantine/core';
import { createContext, use } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { SelectBox } from '../../../ui/select-box.tsx';
import type { ListColumn } from './list-columns.tsx';

interface Selection {
  readonly selected: ReadonlySet<string>;
  /** All that pass the filters, also those not drawn. */
  readonly all: readonly ActivityListItem[];
  readonly toggle: (urlHash: string) => void;
  readonly select: (urlHashes: Iterable<string>) => void;
}

const NONE: Selection = { selected: new Set(), all: [], toggle: () => undefined, select: () => undefined };

/** Selecting a row renders its checkbox anew and not its cells. */
export const SelectionContext = createContext(NONE);

const LABEL = 'Select all sessions';

/** Selects all filtered sessions, including those not rendered; with a label beside cards. */
export function SelectAll({ labeled = false }: { labeled?: boolean }) {
  const { selected, all, select } = use(SelectionContext);
  const count = all.filter(({ url_hash }) => selected.has(url_hash)).length;
  const state = {
    checked: count > 0 && count === all.length,
    indeterminate: count > 0 && count < all.length,
    onChange: () => select(count === all.length ? [] : all.map(({ url_hash }) => url_hash)),
  };
  return labeled ? <Checkbox label={LABEL} {...state} /> : <SelectBox aria-label={LABEL} {...state} />;
}

function SelectRow({ row: { url_hash, activity_name } }: { row: ActivityListItem }) {
  const { selected, toggle } = use(SelectionContext);
  return (
    <SelectBox
      size="md"
      aria-label={`Select ${activity_name}`}
      checked={selected.has(url_hash)}
      onChange={() => toggle(url_hash)}
    />
  );
}

export const selectColumn: ListColumn = {
  id: 'select',
  title: '',
  head: <SelectAll />,
  width: '2rem',
  card: 'corner',
  cell: (row) => <SelectRow row={row} />,
};

export const placeColumn: ListColumn = {
  id: 'place',
  title: '#',
  width: '2rem',
  card: 'none',
  cell: (_row, place) => place,
};
