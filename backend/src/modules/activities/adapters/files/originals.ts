import { Inject, Injectable } from '@nestjs/common';
import {
  BLOB_STORE,
  BlobDamaged,
  BlobNotFound,
  type BlobStore,
} from '../../../../platform/blobs/blob-store.ts';
import { DomainError } from '../../../../platform/errors/domain-error.ts';
import { RefetchedOriginals, type SessionOriginal } from './refetched-originals.ts';

/** Reads original files. One from Strava that expired or is lost is fetched again. */
@Injectable()
export class Originals {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly refetched: RefetchedOriginals,
  ) {}

  /** @throws DomainError damaged if the file is missing or its hash differs; RecordingNotFetched */
  async read(session: SessionOriginal): Promise<Uint8Array> {
    await this.bringBack(session);
    try {
      return await this.readStored(session);
    } catch (error) {
      // It may have expired in between.
      if (!(await this.isAtService(session))) throw error;
      await this.bringBack(session);
      return this.readStored(session);
    }
  }

  /**
   * Reads without asking a service.
   * @throws DomainError damaged
   */
  async readStored({ contentHash }: Pick<SessionOriginal, 'contentHash'>): Promise<Uint8Array> {
    try {
      return await this.blobs.read(contentHash);
    } catch (error) {
      if (!(error instanceof BlobDamaged || error instanceof BlobNotFound)) throw error;
      const [condition, code] =
        error instanceof BlobDamaged ? ['damaged', 'original_damaged'] : ['missing', 'original_missing'];
      throw new DomainError(
        'damaged',
        `The original file of this session is ${condition}. Upload the same file again to restore it.`,
        { code, cause: error },
      );
    }
  }

  /**
   * Fetches the file again if it is at its service only; true if it was.
   * @throws RecordingNotFetched
   */
  async bringBack(session: SessionOriginal): Promise<boolean> {
    const isAway = await this.isAtService(session);
    if (isAway) await this.refetched.restore(session);
    return isAway;
  }

  isAtService(session: SessionOriginal): Promise<boolean> {
    return this.refetched.isAtService(session);
  }
}
