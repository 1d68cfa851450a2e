import { useCallback, useState } from 'react';

/** Inclusive rows of the track. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The selected range; its ends can be picked on chart, map and table. */
export function useRange() {
  const [range, setRange] = useState<RowRange | null>(null);
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
  return { range, setRange, selecting, setSelecting, pickRow, clear };
}
