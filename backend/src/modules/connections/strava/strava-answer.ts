import { ServiceProblem, type ServiceProblemKind } from '../connected-service.port.ts';
import { jsonOf, type ServiceAnswer } from '../adapters/service-request.ts';

const QUARTER_SECONDS = 900;
const DAY_SECONDS = 86_400;

/** An entry of `errors` in Strava's answers. */
interface Fault {
  readonly resource?: unknown;
  readonly field?: unknown;
  readonly code?: unknown;
}

/** The problem that an answer other than a success means. The message names status and codes, never the body. */
export function stravaProblem(answer: ServiceAnswer, now: Date): ServiceProblem {
  const { status } = answer;
  if (status === 429) {
    return new ServiceProblem('throttled', 'Strava: 429', {
      retryAfterSeconds: secondsUntilReset(answer.headers, now),
    });
  }
  const faults = faultsOf(jsonOf(answer));
  const codes = faults?.map(({ resource, field, code }) => [resource, field, code].join('/')).join(', ');
  return new ServiceProblem(
    faults === undefined ? 'unavailable' : kindOf(status, faults),
    `Strava: ${status}${codes ? ` ${codes.slice(0, 200)}` : ''}`,
  );
}

/** undefined if this is not an error of Strava's API, such as a page of a proxy. `errors` can be a text. */
function faultsOf(body: unknown): readonly Fault[] | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  const { errors } = body as { errors?: unknown };
  return Array.isArray(errors)
    ? errors.filter((fault): fault is Fault => fault !== null && typeof fault === 'object')
    : [];
}

/** A code or a refresh token that is used up, expired or unknown. */
const isAboutGrant = ({ field, code }: Fault) =>
  field === 'refresh_token' || field === 'code' || code === 'expired';

/** Strava names different resources for the same fault, so that field and code decide. */
function kindOf(status: number, faults: readonly Fault[]): ServiceProblemKind {
  const isOfApplication = faults.some(({ resource }) => resource === 'Application');
  switch (status) {
    case 400:
      if (isOfApplication) return 'blocked';
      return faults.some(isAboutGrant) ? 'refused' : 'unavailable';
    case 401:
      return isOfApplication ? 'blocked' : 'refused';
    case 403:
      return 'blocked';
    case 404:
      return 'missing';
    default:
      return 'unavailable';
  }
}

/** Windows end on the quarter hour and at midnight UTC. */
function secondsUntilReset(headers: Headers, now: Date): number {
  const told = Number(headers.get('retry-after'));
  if (told > 0) return Math.min(Math.ceil(told), DAY_SECONDS);
  const isDayUsedUp = ['x-ratelimit', 'x-readratelimit'].some((name) => {
    const [, limit] = figures(headers.get(`${name}-limit`));
    const [, usage] = figures(headers.get(`${name}-usage`));
    return limit !== undefined && usage !== undefined && usage >= limit;
  });
  const window = isDayUsedUp ? DAY_SECONDS : QUARTER_SECONDS;
  const second = Math.floor(now.getTime() / 1000);
  return window - (second % window);
}

/** The figures of the quarter hour and of the day. */
const figures = (header: string | null) => (header ?? '').split(',').map(Number);
