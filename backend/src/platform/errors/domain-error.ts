/** Why a request fails. The HTTP edge maps each kind to a status (`platform/http/answers/problem.filter.ts`). */
export type ErrorKind =
  | 'invalid' // 400
  | 'unauthenticated' // 401
  | 'forbidden' // 403
  | 'not_found' // 404
  | 'conflict' // 409
  | 'too_large' // 413
  | 'unsupported' // 415
  | 'unprocessable' // 422
  | 'rate_limited' // 429
  | 'damaged' // 500: stored data is corrupt
  | 'unavailable' // 503
  | 'storage_full'; // 507

/** An expected failure. `message` is shown to the user as the problem's `detail`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly options: {
      readonly code?: string;
      readonly retryAfterSeconds?: number;
      /** Not logged as an error even with a 5xx status. */
      readonly isExpected?: boolean;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

/** An error whose message is for operators; people see `shownAs` instead. */
export interface TechnicalError {
  readonly shownAs: DomainError;
}

export const NOT_AVAILABLE = 'Rideline is not available right now. Please try again in a moment.';

export const notAvailable = (code: string) =>
  new DomainError('unavailable', NOT_AVAILABLE, { code, retryAfterSeconds: 2 });
export const invalid = (message: string, code?: string) => new DomainError('invalid', message, { code });
export const notFound = (message: string) => new DomainError('not_found', message);
export const conflict = (message: string) => new DomainError('conflict', message);
export const forbidden = (message: string) => new DomainError('forbidden', message);
export const unauthenticated = (message: string) => new DomainError('unauthenticated', message);

/** The bearer token is missing or not valid. The code tells it from a 401 of a connected service. */
export const loginRequired = () =>
  new DomainError('unauthenticated', 'Please log in to continue', { code: 'login_required' });
