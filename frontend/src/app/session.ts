import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tokenStorage } from './token-storage.ts';

export interface SessionState {
  /** Being signed in is having a stored token. */
  token: string | null;
}

const session = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: tokenStorage.read() }),
  reducers: {
    signedIn: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
    },
    /** The person left, here or in another tab. */
    signedOut: (state) => {
      state.token = null;
    },
    /** The server no longer takes the token; `sentence` is shown on the sign-in page. */
    sessionEnded: (state, _action: PayloadAction<{ sentence: string }>) => {
      state.token = null;
    },
  },
});

export const { signedIn, signedOut, sessionEnded } = session.actions;
export const sessionReducer = session.reducer;
