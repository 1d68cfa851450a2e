/** Random access to bytes that are not in memory as a whole. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `start` to `end`, fewer at the end of the source. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Bytes that are read at once: more, the more reads follow each other, and few where large entries are skipped. */
const MIN_WINDOW_BYTES = 4_096;
const MAX_WINDOW_BYTES = 262_144;
/** A read this close behind the window follows it. */
const NEAR_BYTES = 16_384;

/** A file on the disk of the user. */
export class BlobSource implements ByteSource {
  private start = 0;
  private window: Uint8Array = new Uint8Array(0);
  private ahead = MIN_WINDOW_BYTES;

  constructor(private readonly blob: Blob) {}

  get size(): number {
    return this.blob.size;
  }

  async read(start: number, until: number): Promise<Uint8Array> {
    const last = Math.min(until, this.size);
    const end = this.start + this.window.length;
    if (start < this.start || last > end) {
      const follows = start >= this.start && start <= end + NEAR_BYTES;
      this.ahead = follows ? Math.min(MAX_WINDOW_BYTES, this.ahead * 2) : MIN_WINDOW_BYTES;
      const piece = this.blob.slice(start, Math.max(last, start + this.ahead));
      this.window = new Uint8Array(await piece.arrayBuffer());
      this.start = start;
    }
    return this.window.subarray(start - this.start, last - this.start);
  }
}

/** A part of another source: a ZIP that is stored in a ZIP. */
export class PartSource implements ByteSource {
  constructor(
    private readonly whole: ByteSource,
    private readonly start: number,
    readonly size: number,
  ) {}

  read(start: number, end: number): Promise<Uint8Array> {
    return this.whole.read(this.start + start, this.start + Math.min(end, this.size));
  }
}
