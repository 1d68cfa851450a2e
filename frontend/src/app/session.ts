import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tokenStorage } from './token-storage.ts';

export interface SessionState {
  /** Logged in means that a token is stored. */
  token: string | null;
  /** Who ended the login session. After a logout the login page gets no `redirect`. */
  endedBy: 'person' | 'server' | null;
}

const session = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: tokenStorage.read(), endedBy: null }),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      token: payload.token,
      endedBy: null,
    }),
    /** Token rotated; the user stays logged in. */
    tokenRenewed: (_, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      token: payload.token,
      endedBy: null,
    }),
    /** Logged out, here or in another tab. */
    signedOut: (): SessionState => ({ token: null, endedBy: 'person' }),
    /** The server rejected the token; the login page shows `sentence`. */
    sessionEnded: (_, _action: PayloadAction<{ sentence: string }>): SessionState => ({
      token: null,
      endedBy: 'server',
    }),
  },
});

export const { signedIn, tokenRenewed, signedOut, sessionEnded } = session.actions;
export const sessionReducer = session.reducer;
