import { conflict, DomainError, notFound } from '../../../platform/errors/domain-error.ts';
import type { Connection } from '../connection.aggregate.ts';
import type { ServiceProblem } from '../connected-service.port.ts';
import type { ServiceName } from '../events/connection-events.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';

const UNAVAILABLE_SECONDS = 30;

/** @throws DomainError unless the person is connected */
export function requireConnected(service: ServiceName, { status }: Connection): void {
  if (status === 'connected') return;
  if (status === 'lost') throw reconnect(service);
  throw conflict(`Please connect your ${SERVICE_BY_NAME[service].title} account in Settings first`);
}

export const notOffered = (service: ServiceName) =>
  notFound(`${SERVICE_BY_NAME[service].title} sync is not available on this site`);

/** Code of a connection that has ended. A conflict, since clients end the login session on a 401. */
export const RECONNECT = 'reconnect';
const reconnect = (service: ServiceName) =>
  new DomainError(
    'conflict',
    `${SERVICE_BY_NAME[service].title} authentication failed. Please reconnect your account in Settings.`,
    { code: RECONNECT },
  );

/** A service's problem as the person reads it. */
export function serviceFailure(service: ServiceName, problem: ServiceProblem): DomainError {
  const { title, blocked, withheld } = SERVICE_BY_NAME[service];
  const { retryAfterSeconds } = problem.options;
  const expected = { isExpected: true, cause: problem };
  switch (problem.kind) {
    case 'refused':
      return reconnect(service);
    case 'throttled':
      return new DomainError(
        'rate_limited',
        `${title} limits requests right now. ${later(retryAfterSeconds)}`,
        {
          ...expected,
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        },
      );
    case 'unavailable':
      return new DomainError('unavailable', `${title} could not be reached. Please try again in a moment.`, {
        ...expected,
        retryAfterSeconds: UNAVAILABLE_SECONDS,
      });
    case 'missing':
      return notFound(`This activity is no longer on ${title}, or not visible to this site`);
    case 'no_track':
      return unprocessable(`This ${title} activity has no GPS track with times, so it cannot be analyzed`);
    case 'withheld':
      return unprocessable(withheld ?? `${title} may not pass this activity on`);
    case 'blocked':
      return new DomainError('conflict', blocked, expected);
    case 'unreadable':
      return unprocessable(`${title} sent a recording that cannot be read. Export the file and upload it.`);
  }
}

function later(seconds: number | undefined): string {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const when = seconds === undefined ? 'later' : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `Please try again ${when}, or export the file and upload it.`;
}

const unprocessable = (message: string) => new DomainError('unprocessable', message);
