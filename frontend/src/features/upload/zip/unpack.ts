import { Gunzip, Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import {
  entryPath,
  isClutter,
  isGzip,
  isTrackFile,
  isZip,
  limitText,
  NOT_A_TRACK,
  withoutGzip,
} from './file-kinds.ts';
import { declaredEntries, Tail } from './zip-end.ts';

export interface UnpackLimits {
  /** Total of all entries, counted while inflating: sizes declared in the ZIP are not trusted. */
  readonly totalBytes: number;
  readonly entryBytes: number;
  readonly entries: number;
  /** Error sentence of an entry larger than `entryBytes`. */
  readonly entryTooLarge: string;
}

export type Unpacked =
  | { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly path: string; readonly sentence: string };

const NESTED = "ZIP files inside a ZIP aren't supported. Extract them first.";
const DAMAGED_ENTRY = "This file couldn't be extracted from the ZIP.";
const DAMAGED = 'This ZIP file is damaged or incomplete.';
const NO_FILES = 'This ZIP file is empty.';

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Extracts the files of one ZIP from a stream of bytes. */
class Unpacking {
  /** Sentence that explains why it ended early. */
  ended: string | null = null;
  entries = 0;
  private total = 0;
  private open = 0;

  constructor(
    private readonly limits: UnpackLimits,
    private readonly onUnpacked: (unpacked: Unpacked) => void,
  ) {}

  get allFinished(): boolean {
    return this.open === 0;
  }

  onEntry(entry: UnzipFile): void {
    this.entries += 1;
    const path = entryPath(entry.name);
    if (this.ended !== null || /[\\/]$/.test(entry.name) || path === '' || isClutter(path)) return;
    if (this.entries > this.limits.entries) {
      this.ended = `Only the first ${this.limits.entries} files of this ZIP were added.`;
    } else if (isZip(path)) {
      this.onUnpacked({ path, sentence: NESTED });
    } else if (!isTrackFile(withoutGzip(path))) {
      this.onUnpacked({ path, sentence: NOT_A_TRACK });
    } else {
      this.inflate(entry, path);
    }
  }

  private inflate(entry: UnzipFile, path: string): void {
    let chunks: Uint8Array[] = [];
    let size = 0;
    let over = false;
    this.open += 1;
    const settle = (unpacked: Unpacked) => {
      if (over) return;
      over = true;
      chunks = [];
      this.open -= 1;
      this.onUnpacked(unpacked);
    };
    const collect = (chunk: Uint8Array, final: boolean) => {
      this.count(chunk.length);
      size += chunk.length;
      if (over || this.ended !== null) return;
      if (size > this.limits.entryBytes) settle({ path, sentence: this.limits.entryTooLarge });
      else chunks.push(chunk);
      if (final) settle({ path: withoutGzip(path), bytes: joined(chunks, size) });
    };
    const gunzip = isGzip(path) ? new Gunzip(collect) : null;
    entry.ondata = (error, chunk, final) => {
      try {
        if (error !== null) throw error;
        if (gunzip === null) collect(chunk, final);
        else gunzip.push(chunk, final);
      } catch {
        settle({ path, sentence: DAMAGED_ENTRY });
      }
    };
    try {
      entry.start();
    } catch {
      settle({ path, sentence: DAMAGED_ENTRY });
    }
  }

  private count(bytes: number): void {
    this.total += bytes;
    if (this.total <= this.limits.totalBytes) return;
    const limit = limitText(this.limits.totalBytes);
    this.ended ??= `This ZIP file is larger than ${limit} when extracted. Only its first files were added.`;
  }
}

/**
 * Extracts the track files of a ZIP one by one; every other file gets an error sentence.
 * @param pieces the bytes of the ZIP in small pieces: each can inflate to 1000 times its size
 * @returns an error sentence if the ZIP is damaged or exceeds the limits, else null
 */
export async function unpackZip(
  pieces: AsyncIterable<Uint8Array>,
  limits: UnpackLimits,
  onUnpacked: (unpacked: Unpacked) => void,
): Promise<string | null> {
  const unpacking = new Unpacking(limits, onUnpacked);
  const unzip = new Unzip((entry) => unpacking.onEntry(entry));
  unzip.register(UnzipInflate);
  const tail = new Tail();
  try {
    for await (const piece of pieces) {
      tail.add(piece);
      unzip.push(piece);
      if (unpacking.ended !== null) return unpacking.ended;
    }
    unzip.push(new Uint8Array(0), true);
  } catch {
    return DAMAGED;
  }
  const declared = declaredEntries(tail.bytes);
  if (declared === null || !unpacking.allFinished) return DAMAGED;
  if (unpacking.entries === 0) return NO_FILES;
  return declared === unpacking.entries % 0x10000 || declared === 0xffff ? null : DAMAGED;
}

/** Extracts a gzipped track within the same limits. @returns an error sentence, or null */
export async function unpackGzip(
  name: string,
  pieces: AsyncIterable<Uint8Array>,
  { entryBytes, entryTooLarge }: UnpackLimits,
  onUnpacked: (unpacked: Unpacked) => void,
): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const gunzip = new Gunzip((chunk) => {
    size += chunk.length;
    if (size <= entryBytes) chunks.push(chunk);
  });
  try {
    for await (const piece of pieces) {
      gunzip.push(piece);
      if (size > entryBytes) return entryTooLarge;
    }
    gunzip.push(new Uint8Array(0), true);
  } catch {
    return 'This file is damaged or incomplete.';
  }
  onUnpacked({ path: withoutGzip(name), bytes: joined(chunks, size) });
  return null;
}
