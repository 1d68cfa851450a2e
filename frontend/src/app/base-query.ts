import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { networkProblem, problemFrom, type ApiProblem } from './problem.ts';
import { sessionEnded, type SessionState } from './session.ts';

export const API_BASE = '/api';
export const REQUEST_TIMEOUT_MS = 60_000;
export const PLEASE_LOG_IN = 'Please log in to continue';

/** Calls whose 401 does not end the login session. */
const KEEP_SESSION_ON_401 = [
  'connect/garmin',
  'public/activities',
  'users/me/preferences',
  'token',
  'login/google',
];

/** Whether a 401 from this path ends the login session. */
export function endsSession(path: string): boolean {
  return !KEEP_SESSION_ON_401.some((part) => path.replace(/^\//, '').startsWith(part));
}

const raw = fetchBaseQuery({
  baseUrl: API_BASE,
  timeout: REQUEST_TIMEOUT_MS,
  credentials: 'same-origin',
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as { session: SessionState }).session;
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
  },
});

export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiProblem> = async (args, store, extra) => {
  const tokenSent = (store.getState() as { session: SessionState }).session.token;
  const result = await raw(args, store, extra);
  if (result.error === undefined) return { data: result.data, meta: result.meta };

  const { error } = result;
  if (typeof error.status !== 'number' && error.status !== 'PARSING_ERROR')
    return { error: networkProblem() };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  const problem = problemFrom(status, error.data);

  const path = typeof args === 'string' ? args : args.url;
  const tokenNow = (store.getState() as { session: SessionState }).session.token;
  if (status === 401 && tokenSent !== null && tokenSent === tokenNow && endsSession(path)) {
    store.dispatch(sessionEnded({ sentence: problem.detail ?? PLEASE_LOG_IN }));
  }
  return { error: problem };
};
