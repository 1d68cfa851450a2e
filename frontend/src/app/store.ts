import { configureStore, createListenerMiddleware, isAnyOf, type Action } from '@reduxjs/toolkit';
import { clearErrorToasts } from '../ui/toast.ts';
import { api } from './api.ts';
import { browserSecret } from './browser-secret.ts';
import { forgetDeviceCopy } from './device-copy.ts';
import { keptFile } from './kept-file.ts';
import { sessionEnded, sessionReducer, signedIn, signedOut, tokenRenewed } from './session.ts';
import { storeLoginError } from './login-error.ts';
import { syncRunsReducer } from './sync-runs.ts';
import { tokenStorage } from './token-storage.ts';

/** Stores and clears the token with the login session, and forgets what belongs to an account when the user changes. */
function tokenListener() {
  const { startListening, middleware } = createListenerMiddleware();
  startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch }) => {
      tokenStorage.write(payload.token);
      browserSecret.clear();
      dispatch(api.util.resetApiState());
      void forgetDeviceCopy();
    },
  });
  startListening({
    actionCreator: tokenRenewed,
    effect: ({ payload }) => tokenStorage.write(payload.token),
  });
  startListening({
    matcher: isAnyOf(signedOut, sessionEnded),
    effect: (action, { dispatch }) => {
      tokenStorage.clear();
      if (signedOut.match(action)) void keptFile.clear();
      if (sessionEnded.match(action)) storeLoginError(action.payload.sentence);
      dispatch(api.util.resetApiState());
      void forgetDeviceCopy();
    },
  });
  return middleware;
}

const MUTATION_DONE = `${api.reducerPath}/executeMutation/fulfilled`;

/** Hides error toasts after a successful change. */
function errorToastListener() {
  const { startListening, middleware } = createListenerMiddleware();
  startListening({
    predicate: ({ type }: Action) => type === MUTATION_DONE,
    effect: () => clearErrorToasts(),
  });
  return middleware;
}

export function createStore() {
  return configureStore({
    reducer: { session: sessionReducer, syncRuns: syncRunsReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults().prepend(tokenListener(), errorToastListener()).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
