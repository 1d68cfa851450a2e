import { createSignal, type Signal } from './signal.ts';

/** What the pointer or the keyboard points at, shared by table, charts and map of one session. */
export interface Highlight {
  readonly ride: number | null;
  /** Row of the track under the cursor; null when only a ride is meant. */
  readonly row: number | null;
}

export interface HighlightSignal extends Signal<Highlight> {
  /** Back to what is lit while nobody points. */
  readonly clear: () => void;
  /** Says which ride stays lit, and which row the cursor rests on, while nobody points. */
  readonly rest: (ride: number | null, row?: number | null) => void;
}

export function createHighlight(): HighlightSignal {
  const signal = createSignal<Highlight>(
    { ride: null, row: null },
    (a, b) => a.ride === b.ride && a.row === b.row,
  );
  let resting: Highlight = { ride: null, row: null };
  const clear = () => signal.set(resting);
  return {
    ...signal,
    clear,
    rest(ride, row = null) {
      resting = { ride, row };
      clear();
    },
  };
}
