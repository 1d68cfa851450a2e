import type { Decide } from '../../../kernel/decider/decider.ts';
import { DomainError, type ErrorKind } from '../../../platform/errors/domain-error.ts';
import type { UploadFormat, UploadRefused } from '../events/intake-events.ts';

export interface Refusal {
  /** Empty if the upload was refused before its name was read. */
  readonly fileName: string;
  readonly error: unknown;
}

/** Kinds of errors that are about the upload. The others are about the server, or the number of requests. */
const ABOUT_THE_UPLOAD: ReadonlySet<ErrorKind> = new Set([
  'invalid',
  'not_found',
  'too_large',
  'unsupported',
  'unprocessable',
  'storage_full',
]);

const FORMATS: ReadonlyMap<string, UploadFormat> = new Map([
  ['fit', 'fit'],
  ['gpx', 'gpx'],
  ['tcx', 'tcx'],
  ['zip', 'zip'],
]);

/** Keeps the format and the code of a refusal and nothing else; without a code, the kind of the error. */
export const recordRefusal: Decide<null, Refusal, UploadRefused> = ({ fileName, error }) => {
  if (!(error instanceof DomainError) || !ABOUT_THE_UPLOAD.has(error.kind)) return [];
  return [{ type: 'UploadRefused', data: { format: formatOf(fileName), reason: reasonOf(error) } }];
};

export const reasonOf = ({ kind, options }: DomainError): string => options.code ?? kind;

export function formatOf(fileName: string): UploadFormat {
  const extension = /\.([^.]*)$/.exec(fileName.replace(/\.gz$/i, ''))?.[1];
  return FORMATS.get(extension?.toLowerCase() ?? '') ?? 'other';
}
