import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Hashes = ReadonlySet<string>;

const NOTHING: Hashes = new Set();
/** The selection of each list in the history of this visit. */
const selections = new Map<string, Hashes>();

/** The selected sessions of a list, kept for Back, and whether the list shows checkboxes. */
export function useKeptSelection() {
  const { key } = useLocation();
  const [selected, setSelected] = useState(() => selections.get(key) ?? NOTHING);
  const [started, setStarted] = useState(false);
  const hasAny = selected.size > 0;
  useEffect(() => {
    if (hasAny) selections.set(key, selected);
    else selections.delete(key);
  }, [key, selected, hasAny]);
  const change = useMemo(
    () => ({
      toggle: (urlHash: string) =>
        setSelected((before) => {
          const after = new Set(before);
          if (!after.delete(urlHash)) after.add(urlHash);
          return after;
        }),
      select: (urlHashes: Iterable<string>) => setSelected(new Set(urlHashes)),
      start: () => setStarted(true),
      stop: () => {
        setSelected(NOTHING);
        setStarted(false);
      },
    }),
    [],
  );
  return { selected, isSelecting: started || hasAny, ...change };
}
