import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { Inject, Injectable } from '@nestjs/common';
import { cutText } from '@rideline/detection-engine';
import type { FastifyRequest } from 'fastify';
import { BLOB_STORE, type BlobStore, type StagedBlob, fileTooLarge } from '../../blobs/blob-store.ts';
import { DomainError, invalid } from '../../errors/domain-error.ts';
import { expectUpload } from '../server/receiving-watch.ts';

export interface UploadForm {
  /** Name of the file's field. */
  readonly file: string;
  /** Error message if there is no file. */
  readonly missingFile: string;
  /** Names of the other allowed fields. */
  readonly fields: readonly string[];
  readonly maxBytes: number;
  /** Of one field, in UTF-8. */
  readonly maxFieldBytes: number;
}

/** The caller must keep or discard the blob. */
export interface StagedUpload {
  readonly blob: StagedBlob;
  readonly name: string;
}

export interface ReceivedUpload {
  readonly file: StagedUpload;
  readonly fields: Readonly<Record<string, string | undefined>>;
}

/** Allowance for boundaries and headers around the file and the fields. */
const FORM_BYTES = 20_000;
const NAME_LENGTH = 255;

/** Receives one file, streamed into the blob store. On failure the file is discarded. */
@Injectable()
export class UploadReceiver {
  constructor(@Inject(BLOB_STORE) private readonly blobs: BlobStore) {}

  /** Receives a multipart form with one file. */
  async receive(request: FastifyRequest, form: UploadForm): Promise<ReceivedUpload> {
    if (!request.isMultipart()) {
      throw new DomainError('unsupported', 'Please send the file as multipart form data');
    }
    expectUpload(request.raw);
    if (Number(request.headers['content-length'] ?? 0) > longest(form)) {
      throw fileTooLarge(form.maxBytes);
    }
    let file: StagedUpload | undefined;
    const fields: Record<string, string> = {};
    try {
      for await (const part of request.parts({ limits: limitsOf(form) })) {
        if (part.type === 'file') file = await this.takeFile(part, form, file);
        else takeField(part, form, fields);
      }
      if (file === undefined) throw invalid(form.missingFile, 'missing_file');
      return { file, fields };
    } catch (error) {
      await file?.blob.discard();
      throw readable(error);
    }
  }

  /**
   * Receives a body that is the file itself (`TakesFileBody`).
   * @throws DomainError invalid with `missingFile` for an empty body
   */
  async receiveBody(
    request: FastifyRequest,
    { missingFile, maxBytes }: Pick<UploadForm, 'missingFile' | 'maxBytes'>,
  ): Promise<StagedBlob> {
    expectUpload(request.raw);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw fileTooLarge(maxBytes);
    if (!(request.body instanceof Readable)) throw invalid(missingFile, 'missing_file');
    try {
      const blob = await this.blobs.stage(request.body, maxBytes);
      if (blob.bytes > 0) return blob;
      await blob.discard();
    } catch (error) {
      throw readable(error);
    }
    throw invalid(missingFile, 'missing_file');
  }

  private async takeFile(part: MultipartFile, form: UploadForm, earlier: StagedUpload | undefined) {
    if (part.fieldname !== form.file || earlier !== undefined) {
      part.file.resume();
      throw invalid(earlier === undefined ? `Unknown field "${part.fieldname}"` : 'Please send one file');
    }
    const name = nameOf(part);
    const blob = await this.blobs.stage(part.file, form.maxBytes);
    if (name === '' && blob.bytes === 0) {
      await blob.discard();
      throw invalid(form.missingFile, 'missing_file');
    }
    return { blob, name };
  }
}

interface FormField {
  readonly fieldname: string;
  readonly value: unknown;
  readonly valueTruncated: boolean;
}

function takeField(part: FormField, form: UploadForm, fields: Record<string, string>): void {
  if (!form.fields.includes(part.fieldname) || part.fieldname in fields) {
    throw invalid(`Unknown field "${part.fieldname}"`);
  }
  if (part.valueTruncated || typeof part.value !== 'string') {
    throw invalid(`The field "${part.fieldname}" is not valid`);
  }
  fields[part.fieldname] = part.value;
}

const longest = ({ maxBytes, maxFieldBytes, fields }: UploadForm) =>
  maxBytes + fields.length * maxFieldBytes + FORM_BYTES;

/** One byte above the limit, so that the blob store detects the excess. */
const limitsOf = (form: UploadForm) => ({
  fileSize: form.maxBytes + 1,
  files: 2,
  fields: form.fields.length + 1,
  parts: form.fields.length + 3,
  fieldSize: form.maxFieldBytes,
  fieldNameSize: 100,
  headerPairs: 20,
});

/** Empty if no file was chosen: browsers then send a part without a file name. */
const nameOf = (part: { readonly filename?: string }): string => fileNameOf(part.filename ?? '');

/** A file's name as a sender gives it, without its folders and control characters, and of bounded length. */
export const fileNameOf = (given: string): string =>
  cutText(withoutFolders(given).replaceAll(/\p{Cc}/gu, ''), NAME_LENGTH);

export const withoutFolders = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** Converts errors of the multipart parser (truncated, malformed, too many parts) to DomainErrors. */
function readable(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) {
    return invalid('The form has more fields than it should');
  }
  const broken =
    code === 'FST_MP_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (broken || /multipart|boundary|needle|part header/i.test(String(message))) {
    return invalid('The upload was interrupted. Please try again.', 'upload_interrupted');
  }
  return error;
}
