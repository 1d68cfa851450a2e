import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tokenStorage } from './token-storage.ts';

export interface SessionState {
  /** Being signed in is having a stored token. */
  token: string | null;
  /** Why there is no token any more; a person who left is not asked back to the same page. */
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
    /** The same person goes on with another token. */
    tokenRenewed: (_, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      token: payload.token,
      endedBy: null,
    }),
    /** The person left, here or in another tab. */
    signedOut: (): SessionState => ({ token: null, endedBy: 'person' }),
    /** The server no longer takes the token; `sentence` is shown on the sign-in page. */
    sessionEnded: (_, _action: PayloadAction<{ sentence: string }>): SessionState => ({
      token: null,
      endedBy: 'server',
    }),
  },
});

export const { signedIn, tokenRenewed, signedOut, sessionEnded } = session.actions;
export const sessionReducer = session.reducer;
