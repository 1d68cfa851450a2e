import { createSignal, type Signal } from './signal.ts';

/** What the pointer or the keyboard points at, shared by table, charts and map of one session. */
export interface Highlight {
  readonly ride: number | null;
  /** Row of the track under the cursor; null when only a ride is meant. */
  readonly row: number | null;
}

export type HighlightSignal = Signal<Highlight>;

export const NOTHING: Highlight = { ride: null, row: null };

export const createHighlight = (): HighlightSignal =>
  createSignal<Highlight>(NOTHING, (a, b) => a.ride === b.ride && a.row === b.row);
