import { DomainError } from '../../errors/domain-error.ts';

interface S3Failure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const NO_ROOM = 507;
const RETRY_AFTER_SECONDS = 10;

/** The object store's name of an error, or that of the network. */
export function codeOf(error: unknown): string {
  const { name, code } = (error ?? {}) as S3Failure;
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : String(error);
}

const statusOf = (error: unknown) => ((error ?? {}) as S3Failure).$metadata?.httpStatusCode;

/** True unless the object store answered that the request is wrong. */
export function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** The file does not exist. A missing bucket is another error, except for HEAD, whose answers have no body. */
export const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(codeOf(error));

/** The DomainError for a call that the object store did not carry out, after the client's attempts. */
export function s3Failed(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (statusOf(error) === NO_ROOM) {
    return new DomainError(
      'storage_full',
      'There is no room left to store this file. Please try again later.',
      { code: 'storage_full', cause: error },
    );
  }
  return new DomainError(
    'unavailable',
    'Original files are not available right now. Please try again in a moment.',
    { code: 'files_unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error },
  );
}
