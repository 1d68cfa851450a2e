import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Inclusive rows of the track. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

const same = (a: RowRange | null, b: RowRange | null) => a?.from === b?.from && a?.to === b?.to;
/** A range that is being dragged is not written to the address at every move. */
const KEEP_DELAY_MS = 300;

interface Kept {
  readonly range: RowRange | null;
  readonly keepRange: (range: RowRange | null) => void;
}

/** The selected range; its ends can be picked on chart, map and table. The address keeps it. */
export function useRange({ range: kept, keepRange }: Kept) {
  const [range, setRange] = useState<RowRange | null>(kept);
  const [selecting, setSelectingState] = useState(false);
  const [first, setFirst] = useState<number | null>(null);
  const setSelecting = useCallback((on: boolean) => {
    setFirst(null);
    setSelectingState(on);
  }, []);
  const pickRow = useCallback(
    (row: number) => {
      if (first === null) {
        setFirst(row);
        setRange({ from: row, to: row });
        return;
      }
      setRange({ from: Math.min(first, row), to: Math.max(first, row) });
      setSelecting(false);
    },
    [first, setSelecting],
  );
  const clear = useCallback(() => {
    setRange(null);
    setSelecting(false);
  }, [setSelecting]);

  const written = useRef(kept);
  const [settled] = useDebouncedValue(range, KEEP_DELAY_MS);
  const write = useEffectEvent((next: RowRange | null) => {
    written.current = next;
    keepRange(next);
  });
  const read = useEffectEvent((next: RowRange | null) => {
    if (same(next, written.current)) return;
    written.current = next;
    setRange(next);
  });
  useEffect(() => write(settled), [settled]);
  useEffect(() => read(kept), [kept]);
  return { range, setRange, selecting, setSelecting, pickRow, clear };
}
