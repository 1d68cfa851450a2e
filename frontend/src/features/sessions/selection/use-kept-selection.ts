import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const NOTHING: RowSelectionState = {};
/** The selection of each list in the history of this visit. */
const selections = new Map<string, RowSelectionState>();

/** The selected sessions of a list, kept for Back, and whether the list shows checkboxes. */
export function useKeptSelection() {
  const { key } = useLocation();
  const [selection, setSelection] = useState(() => selections.get(key) ?? NOTHING);
  const [started, setStarted] = useState(false);
  const hasAny = Object.keys(selection).length > 0;
  useEffect(() => {
    if (hasAny) selections.set(key, selection);
    else selections.delete(key);
  }, [key, selection, hasAny]);
  return {
    selection,
    setSelection,
    isSelecting: started || hasAny,
    start: () => setStarted(true),
    stop: () => {
      setSelection(NOTHING);
      setStarted(false);
    },
  };
}
