import { MAX_GZIP_MEMBERS } from '@rideline/detection-engine';
import { Gunzip } from 'fflate';
import type { ByteSource } from './byte-source.ts';
import { isGzip, limitText } from './file-kinds.ts';
import { joined } from './joined.ts';
import { extracted } from './zip-data.ts';
import type { ZipEntry } from './zip-directory.ts';
import { ZipError } from './zip-error.ts';

export interface ArchiveLimits {
  /** Total of all extracted bytes: sizes declared in the ZIP are not trusted. */
  readonly totalBytes: number;
  readonly entryBytes: number;
  readonly entries: number;
  /** Error sentence of a track larger than `entryBytes`. */
  readonly entryTooLarge: string;
  /** Characters of a name and of a note; longer ones are cut. */
  readonly nameLength: number;
  readonly noteLength: number;
}

const DAMAGED_GZIP = 'This file is damaged or incomplete.';

/** The whole archive is too large: reading ends. */
export class ArchiveLimitError extends ZipError {}

const HEAD_BYTES = 512;
/** A real track shrinks to a tenth, a repetitive one to a fiftieth. */
const MAX_RATIO = 200;
/** Below this size a high ratio does no harm. */
const RATIO_FROM_BYTES = 1_000_000;
const SUSPICIOUS = 'This file grows to more than 200 times its size, so it was left out.';

/** Extracts files of an archive, gzipped ones too, within its limits. */
export class EntryReader {
  private total = 0;

  constructor(private readonly limits: ArchiveLimits) {}

  /** @throws ArchiveLimitError */
  readonly count = (bytes: number): void => {
    this.total += bytes;
    if (this.total <= this.limits.totalBytes) return;
    const limit = limitText(this.limits.totalBytes);
    throw new ArchiveLimitError(
      `This ZIP file is larger than ${limit} when extracted. Only its first files were added.`,
    );
  };

  async *pieces(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
    const pieces = extracted(source, entry);
    for await (const piece of isGzip(entry.name) ? gunzipped(pieces) : pieces) {
      this.count(piece.length);
      yield piece;
    }
  }

  /** The first bytes, as many as there are up to 512. */
  async head(source: ByteSource, entry: ZipEntry): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of this.pieces(source, entry)) {
      pieces.push(piece);
      size += piece.length;
      if (size >= HEAD_BYTES) break;
    }
    return joined(pieces).subarray(0, HEAD_BYTES);
  }

  /** @throws ZipError for a damaged track, or one above the limits */
  async track(source: ByteSource, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
    const { entryBytes, entryTooLarge } = this.limits;
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of this.pieces(source, entry)) {
      size += piece.length;
      if (size > entryBytes) throw new ZipError(entryTooLarge);
      if (size > RATIO_FROM_BYTES && size > MAX_RATIO * entry.packedSize) throw new ZipError(SUSPICIOUS);
      pieces.push(piece);
    }
    return joined(pieces);
  }
}

/** @throws ZipError for damaged or incomplete data */
export async function* gunzipped(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const unpacked: Uint8Array[] = [];
  const gunzip = new Gunzip((piece) => unpacked.push(piece));
  let members = 0;
  gunzip.onmember = () => {
    if (++members > MAX_GZIP_MEMBERS) throw new ZipError(DAMAGED_GZIP);
  };
  const push = (piece: Uint8Array, isLast: boolean) => {
    try {
      gunzip.push(piece, isLast);
    } catch (error) {
      throw new ZipError(DAMAGED_GZIP, { cause: error });
    }
  };
  for await (const piece of pieces) {
    push(piece, false);
    yield* unpacked.splice(0);
  }
  push(new Uint8Array(0), true);
  yield* unpacked;
}
