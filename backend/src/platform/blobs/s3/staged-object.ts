import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StagedBlob } from '../blob-store.ts';
import type { TemporaryFile } from '../temporary-file.ts';
import { verifiedContent } from '../verified-content.ts';
import { AnswerDeadline, answered } from './answer-deadline.ts';
import { s3Failed } from './s3-errors.ts';

/** A larger file is sent in parts of this size, one after the other; at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Where a file goes. */
interface Target {
  readonly client: S3Client;
  readonly object: { readonly Bucket: string; readonly Key: string };
  readonly answerMs: number;
}

/** A temporary file, put into a bucket by `keep`. Nobody sees it there before all of it arrived. */
export class StagedObject implements StagedBlob {
  private keeping: Promise<void> | undefined;

  constructor(
    private readonly temporary: TemporaryFile,
    private readonly target: Target,
    private readonly readKept: () => Promise<Uint8Array>,
  ) {}

  get hash(): string {
    return this.temporary.hash;
  }

  get bytes(): number {
    return this.temporary.bytes;
  }

  async read(): Promise<Uint8Array> {
    if (this.keeping === undefined) return readFile(this.temporary.path);
    await this.keeping;
    return this.readKept();
  }

  keep(): Promise<void> {
    this.keeping ??= this.put();
    return this.keeping;
  }

  async discard(): Promise<void> {
    await rm(this.temporary.path, { force: true });
  }

  private async put(): Promise<void> {
    try {
      await this.send();
    } catch (error) {
      throw s3Failed(error);
    } finally {
      await this.discard();
    }
  }

  /** The object store refuses content, or a part, that does not match the SHA-256 sent with it. */
  private async send(): Promise<void> {
    const { path, hash, bytes } = this.temporary;
    const { client, object, answerMs } = this.target;
    if (bytes <= PART_BYTES) {
      const checksum = Buffer.from(hash, 'hex').toString('base64');
      const Body = await readFile(path);
      const command = new PutObjectCommand({ ...object, Body, ChecksumSHA256: checksum });
      await answered(answerMs, (options) => client.send(command, options));
      return;
    }
    // Fails before the last part if the temporary file no longer has the hash of what was received.
    const Body = verifiedContent(createReadStream(path), hash, (error) => error);
    const params = { ...object, Body, ChecksumAlgorithm: 'SHA256' as const };
    const deadline = new AnswerDeadline(answerMs);
    const { late: abortController } = deadline;
    const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1, abortController });
    upload.on('httpUploadProgress', () => deadline.restart());
    try {
      await upload.done();
    } finally {
      deadline.end();
    }
  }
}
