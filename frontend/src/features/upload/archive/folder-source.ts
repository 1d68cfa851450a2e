import { BlobSource, type ByteSource } from './byte-source.ts';
import { PLAIN } from './zip-data.ts';
import type { ZipEntry } from './zip-directory.ts';

/** A file with its path in the chosen folder. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** The files of a folder one after the other, as a ZIP stores them. */
export class FolderSource implements ByteSource {
  readonly size: number;
  readonly entries: readonly ZipEntry[];
  /** The file that was read last. */
  private current: { readonly entry: ZipEntry; readonly source: BlobSource } | null = null;

  constructor(private readonly files: readonly FolderFile[]) {
    let start = 0;
    this.entries = files.map(({ path, file: { size } }) => {
      const entry = { name: path, start, packedSize: size, size, crc: 0, method: PLAIN };
      start += size;
      return { ...entry, isEncrypted: false, isLink: false };
    });
    this.size = start;
  }

  /** Bytes of one file: reading ends where it ends. */
  async read(start: number, end: number): Promise<Uint8Array> {
    const holds = ({ start: first, size }: ZipEntry) => start >= first && start < first + size;
    if (this.current === null || !holds(this.current.entry)) {
      const place = this.entries.findIndex(holds);
      const entry = this.entries[place];
      const file = this.files[place]?.file;
      this.current = entry && file ? { entry, source: new BlobSource(file) } : null;
    }
    if (this.current === null) return new Uint8Array(0);
    const { entry, source } = this.current;
    return source.read(start - entry.start, end - entry.start);
  }
}
