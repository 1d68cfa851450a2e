import { createSignal, type Signal } from './signal.ts';

/** The highlighted ride and trackpoint, shared by table, charts and map of one session. */
export interface Highlight {
  readonly ride: number | null;
  /** Row of the track under the cursor; null when only a ride is highlighted. */
  readonly row: number | null;
}

export interface HighlightSignal extends Signal<Highlight> {
  /** Restores the pinned highlight, for example on mouse leave. */
  readonly clear: () => void;
  /** Sets the highlight that `clear` restores. */
  readonly pin: (ride: number | null, row?: number | null) => void;
}

export function createHighlight(): HighlightSignal {
  const signal = createSignal<Highlight>(
    { ride: null, row: null },
    (a, b) => a.ride === b.ride && a.row === b.row,
  );
  let pinned: Highlight = { ride: null, row: null };
  const clear = () => signal.set(pinned);
  return {
    ...signal,
    clear,
    pin(ride, row = null) {
      pinned = { ride, row };
      clear();
    },
  };
}
