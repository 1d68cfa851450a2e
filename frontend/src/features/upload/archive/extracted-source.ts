import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-directory.ts';
import { extracted } from './zip-data.ts';
import { DAMAGED, ZipError } from './zip-error.ts';

/** Enough for the central directory of 50,000 files. */
const KEPT_BYTES = 8 * 1024 * 1024;

/**
 * A ZIP that is compressed in a ZIP. Reading forward extracts it as a stream; the last bytes are kept, and reading
 * before them begins again. Its directory, at its end, and its files in their order thus take two passes.
 */
export class ExtractedSource implements ByteSource {
  readonly size: number;
  private pieces: AsyncGenerator<Uint8Array>;
  private kept: Uint8Array[] = [];
  private keptStart = 0;
  private position = 0;

  /** @param onExtracted called with the bytes of each extracted piece */
  constructor(
    private readonly source: ByteSource,
    private readonly entry: ZipEntry,
    private readonly onExtracted: (bytes: number) => void,
  ) {
    this.size = entry.size;
    this.pieces = extracted(source, entry);
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    if (start < this.keptStart) this.begin();
    const last = Math.min(end, this.size);
    while (this.position < last) await this.advance(start);
    const bytes = new Uint8Array(Math.max(0, last - start));
    let at = this.keptStart;
    for (const piece of this.kept) {
      const from = Math.max(0, start - at);
      const to = Math.min(piece.length, last - at);
      if (from < to) bytes.set(piece.subarray(from, to), at + from - start);
      at += piece.length;
    }
    return bytes;
  }

  private begin(): void {
    this.pieces = extracted(this.source, this.entry);
    this.kept = [];
    this.keptStart = 0;
    this.position = 0;
  }

  private async advance(needed: number): Promise<void> {
    const next = await this.pieces.next();
    if (next.done === true) throw new ZipError(DAMAGED);
    this.onExtracted(next.value.length);
    this.kept.push(next.value);
    this.position += next.value.length;
    const keepFrom = Math.min(needed, this.position - KEPT_BYTES);
    while (this.kept[0] !== undefined && this.keptStart + this.kept[0].length <= keepFrom) {
      this.keptStart += this.kept[0].length;
      this.kept.shift();
    }
  }
}
