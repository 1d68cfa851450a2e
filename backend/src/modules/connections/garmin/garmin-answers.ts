import { ServiceProblem } from '../connected-service.port.ts';
import { jsonOf, type ServiceAnswer } from '../adapters/service-request.ts';

/** Garmin refuses an account for long after a few tries, and each further one prolongs that. */
const SHORTEST_PAUSE_SECONDS = 2 * 3_600;
const LONGEST_PAUSE_SECONDS = 7 * 86_400;

/** A 429 by status, or in the JSON of an answer with status 200. */
export function isThrottled(answer: ServiceAnswer): boolean {
  return answer.status === 429 || statusInBody(answer) === '429';
}

/** Garmin's own status in the JSON of an answer, such as `{"error":{"status-code":"429"}}`. */
export function statusInBody(answer: ServiceAnswer): string | undefined {
  const { error } = (jsonOf(answer) ?? {}) as { error?: { 'status-code'?: unknown } | string | null };
  const code = typeof error === 'object' ? error?.['status-code'] : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined;
}

export function throttled({ headers }: ServiceAnswer): ServiceProblem {
  const asked = Math.ceil(Number(headers.get('retry-after'))) || 0;
  const retryAfterSeconds = Math.min(Math.max(asked, SHORTEST_PAUSE_SECONDS), LONGEST_PAUSE_SECONDS);
  return new ServiceProblem('throttled', 'Garmin answered 429', { retryAfterSeconds });
}
