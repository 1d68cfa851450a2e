import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { BlobNotFound, type BlobStore, type StagedBlob, type StoredBlob } from '../blob-store.ts';
import type { IncomingFiles } from '../incoming-files.ts';
import { writeTemporary } from '../temporary-file.ts';
import { hasItsHash, verifiedContent } from '../verified-content.ts';
import { answered } from './answer-deadline.ts';
import { isMissing, s3Failed } from './s3-errors.ts';
import { StagedObject } from './staged-object.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Blobs as objects `<first two digits>/<hash>`, as in the folder; received in a local folder. */
export class S3BlobStore implements BlobStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly incoming: IncomingFiles,
    /** Longest wait for an answer, and for the object store to take a part of a file. */
    private readonly answerMs: number,
  ) {}

  removeAbandoned(): Promise<void> {
    return this.incoming.removeAbandoned();
  }

  async stage(content: Readable, maxBytes: number): Promise<StagedBlob> {
    const temporary = await writeTemporary(this.incoming.newPath(), content, maxBytes);
    const { client, answerMs } = this;
    const bucket = { client, answerMs, object: this.objectOf(temporary.hash) };
    return new StagedObject(temporary, bucket, () => this.read(temporary.hash));
  }

  async read(hash: string): Promise<Uint8Array> {
    return buffer(await this.open(hash));
  }

  async open(hash: string): Promise<Readable> {
    const command = new GetObjectCommand(this.objectOf(hash));
    const { Body } = await answered(this.answerMs, (options) => this.client.send(command, options)).catch(
      (error: unknown) => {
        throw isMissing(error) ? new BlobNotFound(hash) : s3Failed(error);
      },
    );
    return verifiedContent(Body as Readable, hash, s3Failed);
  }

  async has(hash: string): Promise<boolean> {
    return (await this.bytesOf(hash)) !== undefined;
  }

  async bytesOf(hash: string): Promise<number | undefined> {
    try {
      const command = new HeadObjectCommand(this.objectOf(hash));
      return (await answered(this.answerMs, (options) => this.client.send(command, options))).ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw s3Failed(error);
    }
  }

  async isIntact(hash: string): Promise<boolean> {
    return hasItsHash(this.open(hash));
  }

  async remove(hash: string): Promise<void> {
    const command = new DeleteObjectCommand(this.objectOf(hash));
    await answered(this.answerMs, (options) => this.client.send(command, options)).catch((error: unknown) => {
      throw s3Failed(error);
    });
  }

  async *list(): AsyncIterable<StoredBlob> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket });
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
          const hash = Key.slice(3);
          if (HASH.test(hash) && Key === keyOf(hash)) yield { hash, bytes: Size, storedAt: LastModified };
        }
      }
    } catch (error) {
      throw s3Failed(error);
    }
  }

  private objectOf(hash: string) {
    if (!HASH.test(hash)) throw new BlobNotFound(hash);
    return { Bucket: this.bucket, Key: keyOf(hash) };
  }
}

const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;
