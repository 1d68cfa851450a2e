import { useCallback, useState } from 'react';

/** Inclusive rows of the track. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** One marked range of the session, whichever of chart, map or table its ends were picked on. */
export function useRange() {
  const [range, setRange] = useState<RowRange | null>(null);
  const [marking, setMarkingState] = useState(false);
  const [first, setFirst] = useState<number | null>(null);
  const setMarking = useCallback((on: boolean) => {
    setFirst(null);
    setMarkingState(on);
  }, []);
  const markRow = useCallback(
    (row: number) => {
      if (first === null) {
        setFirst(row);
        setRange({ from: row, to: row });
        return;
      }
      setRange({ from: Math.min(first, row), to: Math.max(first, row) });
      setMarking(false);
    },
    [first, setMarking],
  );
  const clear = useCallback(() => {
    setRange(null);
    setMarking(false);
  }, [setMarking]);
  return { range, setRange, marking, setMarking, markRow, clear };
}
