import type { Problem } from './api-types.ts';

/** A failed call. `status` is 0 without an answer; `detail`, the sentence people see, is absent in other bodies than problem+json. */
export type ApiProblem = Pick<Problem, 'status'> & Partial<Pick<Problem, 'detail' | 'code'>>;

const UNREACHABLE = 'Unable to reach the server. Please check your internet connection and try again.';
const OFFLINE = 'You are offline. Please check your internet connection and try again.';

/** The problem of a call without an answer: refused, timed out or offline. */
export function networkProblem(): ApiProblem {
  return { status: 0, detail: navigator.onLine ? UNREACHABLE : OFFLINE };
}

const PROXY_LIMIT = 'The server in front of this site refuses files over its limit.';

/**
 * Reads a problem+json body. A body of any other shape has no `detail`, except for a 413: a proxy sent it, since ours
 * has a sentence.
 */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const problem: ApiProblem = { status, ...(status === 413 && { detail: PROXY_LIMIT }) };
  if (typeof body !== 'object' || body === null) return problem;
  const { detail, code } = body as Record<string, unknown>;
  if (typeof detail === 'string' && detail.length > 0) problem.detail = detail;
  if (typeof code === 'string') problem.code = code;
  return problem;
}

/** The server's sentence, or the fallback without one. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (typeof error !== 'object' || error === null || !('detail' in error)) return fallback;
  return typeof error.detail === 'string' ? error.detail : fallback;
}

/** The HTTP status of a failed call; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
