import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, signedOut } from './session.ts';
import type { Service } from './site.api.ts';

/** What a row of the synced activities shows beside its stored state. */
export type RowState =
  | { readonly step: 'waiting' }
  | { readonly step: 'analyzing' }
  | { readonly step: 'failed'; readonly sentence: string };

/** Counts of a bulk analysis. */
export interface Progress {
  readonly total: number;
  readonly analyzed: number;
  readonly failed: number;
}

export interface SyncRun {
  readonly rows: Readonly<Record<string, RowState | null>>;
  /** Of the bulk analysis that is running. */
  readonly progress: Progress | null;
}

export const NO_RUN: SyncRun = { rows: {}, progress: null };

type SyncRuns = Readonly<Partial<Record<Service, SyncRun>>>;

/** Analyses of each service's activities. They continue on other pages and end with the login session. */
const syncRuns = createSlice({
  name: 'syncRuns',
  initialState: (): SyncRuns => ({}),
  reducers: {
    syncRunChanged: (
      runs,
      { payload: { service, ...change } }: PayloadAction<Partial<SyncRun> & { readonly service: Service }>,
    ): SyncRuns => ({ ...runs, [service]: { ...(runs[service] ?? NO_RUN), ...change } }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(signedOut, sessionEnded), () => ({}));
  },
});

export const { syncRunChanged } = syncRuns.actions;
export const syncRunsReducer = syncRuns.reducer;
