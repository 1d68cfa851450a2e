import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, BlobDamaged, BlobNotFound, type BlobStore } from '../../../kernel/blobs/blob-store.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

/** Reads original files. */
@Injectable()
export class Originals {
  constructor(@Inject(BLOB_STORE) private readonly blobs: BlobStore) {}

  /** @throws DomainError damaged if the file is missing or its hash differs */
  async read(contentHash: string): Promise<Uint8Array> {
    try {
      return await this.blobs.read(contentHash);
    } catch (error) {
      if (!(error instanceof BlobDamaged || error instanceof BlobNotFound)) throw error;
      const [condition, code] =
        error instanceof BlobDamaged ? ['damaged', 'original_damaged'] : ['missing', 'original_missing'];
      throw new DomainError(
        'damaged',
        `The original file of this activity is ${condition}. Upload the same file again to restore it.`,
        { code, cause: error },
      );
    }
  }
}
