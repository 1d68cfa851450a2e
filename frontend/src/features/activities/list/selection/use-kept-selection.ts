import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const NOTHING: RowSelectionState = {};
/** The selection of each list in the history of this visit. */
const selections = new Map<string, RowSelectionState>();

/** The selected sessions of a list, kept for Back. */
export function useKeptSelection() {
  const { key } = useLocation();
  const [selection, setSelection] = useState(() => selections.get(key) ?? NOTHING);
  useEffect(() => {
    if (Object.keys(selection).length > 0) selections.set(key, selection);
    else selections.delete(key);
  }, [key, selection]);
  return [selection, setSelection, () => setSelection(NOTHING)] as const;
}
