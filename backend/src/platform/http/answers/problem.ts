import { STATUS_CODES } from 'node:http';
import { isDiskFull } from '../../blobs/blob-store.ts';
import { translateDatabaseError } from '../../database/connection-loss.ts';
import {
  DomainError,
  type ErrorKind,
  NOT_AVAILABLE,
  type TechnicalError,
} from '../../errors/domain-error.ts';

/** RFC 9457; `detail` is shown to the user. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code?: string;
  readonly request_id: string;
}

export interface Failure {
  readonly status: number;
  readonly detail: string;
  readonly code?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Not logged as an error even with a 5xx status. The request log contains the status. */
  readonly isExpected?: boolean;
}

const STATUS_OF_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  rate_limited: 429,
  damaged: 500,
  unavailable: 503,
  storage_full: 507,
};

/** Replaces the messages of Fastify and Nest, which are for developers. */
const DETAIL_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Please log in to continue',
  403: 'You do not have permission to do this',
  404: 'Not found',
  405: 'This is not possible here',
  408: 'The request took too long',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'This type of content is not supported',
  417: 'This expectation is not supported',
  431: 'The headers of the request are too large',
  503: NOT_AVAILABLE,
};
/** Postgres' code for a text with a NUL character, such as from a path. */
const NOT_A_TEXT = '22021';
const NO_JSON = 'The request body is not valid JSON';
const DETAIL_OF_CODE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: NO_JSON,
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty',
};

/** Maps an error to a failure; undefined for an unexpected one, which becomes a 500. */
export function failureOf(thrown: unknown): Failure | undefined {
  // The event store and the limits of guesses use the pool themselves.
  const translated = translateDatabaseError(thrown);
  const error = (translated as Partial<TechnicalError> | null)?.shownAs ?? translated;
  if (error instanceof DomainError) {
    const { code, retryAfterSeconds, isExpected = false } = error.options;
    return { status: STATUS_OF_KIND[error.kind], detail: error.message, code, retryAfterSeconds, isExpected };
  }
  if (isDiskFull(error)) {
    const detail = 'There is no room left to store this. Please try again later.';
    return { status: 507, detail, code: 'storage_full' };
  }
  if ((error as { code?: unknown } | null)?.code === NOT_A_TEXT) {
    return { status: 400, detail: DETAIL_OF_STATUS[400]! };
  }
  return refusalOf(error);
}

/** Errors of Fastify (`statusCode`) and of Nest (`getStatus`), which wraps Fastify's as `cause`. */
function refusalOf(error: unknown): Failure | undefined {
  const { statusCode, getStatus, cause } = (error ?? {}) as {
    statusCode?: unknown;
    getStatus?: unknown;
    cause?: { code?: unknown };
  };
  const status = typeof getStatus === 'function' ? (getStatus.call(error) as unknown) : statusCode;
  if (typeof status !== 'number' || status < 400 || (status >= 500 && status !== 503)) return undefined;
  return failureOfStatus(status, DETAIL_OF_CODE[String(cause?.code)]);
}

export function failureOfStatus(status: number, sentence?: string): Failure {
  const detail = sentence ?? DETAIL_OF_STATUS[status] ?? STATUS_CODES[status];
  return { status, detail: detail ?? 'The request is not valid' };
}

export const UNEXPECTED: Failure = {
  status: 500,
  detail: 'Something went wrong on our side. Please try again.',
  code: 'unexpected',
};

export function problemOf({ status, detail, code }: Failure, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(code !== undefined && { code }),
    request_id: requestId,
  };
}
