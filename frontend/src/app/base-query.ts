import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API_BASE } from '../lib/api-base.ts';
import { KEPT_AT } from '../lib/device-copy.ts';
import { keptAnswerShown } from './device-copy.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { networkProblem, problemFrom, type ApiProblem } from './problem.ts';
import { sessionEnded, type SessionState } from './session.ts';

export const REQUEST_TIMEOUT_MS = 60_000;
export const PLEASE_LOG_IN = 'Please log in to continue';

/** Calls whose 401 does not end the login session. */
const KEEP_SESSION_ON_401 = [
  'public/activities',
  'users/me/preferences',
  'token',
  'login/google',
  'login/link',
];

/** Calls that pass on a 401 of a service. */
const SERVICE_CALL = /^connect\//;
/** Code of a 401 that is about our own token. */
const LOGIN_REQUIRED = 'login_required';

/** Whether a problem of a call to this path ends the login session. */
export function endsSession(path: string, { status, code }: ApiProblem): boolean {
  if (status !== 401) return false;
  const call = path.replace(/^\//, '');
  if (SERVICE_CALL.test(call)) return code === LOGIN_REQUIRED;
  return !KEEP_SESSION_ON_401.some((part) => call.startsWith(part));
}

const raw = fetchBaseQuery({
  baseUrl: API_BASE,
  timeout: REQUEST_TIMEOUT_MS,
  credentials: 'same-origin',
  fetchFn: async (request) => takeFirstAnswer(request as Request) ?? fetch(request),
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as { session: SessionState }).session;
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
  },
});

export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiProblem> = async (args, store, extra) => {
  const tokenSent = (store.getState() as { session: SessionState }).session.token;
  const result = await raw(args, store, extra);
  const { response } = result.meta ?? {};
  if (response !== undefined) keptAnswerShown.set(response.headers.get(KEPT_AT));
  if (result.error === undefined) return { data: result.data, meta: result.meta };

  const { error } = result;
  if (typeof error.status !== 'number' && error.status !== 'PARSING_ERROR')
    return { error: networkProblem() };
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  const problem = problemFrom(status, error.data);

  const path = typeof args === 'string' ? args : args.url;
  const tokenNow = (store.getState() as { session: SessionState }).session.token;
  if (tokenSent !== null && tokenSent === tokenNow && endsSession(path, problem)) {
    store.dispatch(sessionEnded({ sentence: problem.detail ?? PLEASE_LOG_IN }));
  }
  return { error: problem };
};
