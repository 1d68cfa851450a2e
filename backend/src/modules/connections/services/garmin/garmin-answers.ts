import { ServiceProblem } from '../../connected-service.port.ts';
import { jsonOf, type ServiceAnswer } from '../../adapters/service-request.ts';

/** Garmin refuses an account for a day or more. */
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
  const seconds = Number(headers.get('retry-after'));
  const retryAfterSeconds = seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_PAUSE_SECONDS) : 0;
  return new ServiceProblem('throttled', 'Garmin answered 429', { retryAfterSeconds });
}
