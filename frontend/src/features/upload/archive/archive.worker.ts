import { BlobSource, type ByteSource } from './byte-source.ts';
import { type ArchiveLimits, gunzipped } from './entry-reader.ts';
import { type FolderFile, FolderSource } from './folder-source.ts';
import { isGzip, withoutGzip } from './file-kinds.ts';
import { joined } from './joined.ts';
import { type ArchiveReport, type ArchiveToRead, type Found, readArchive } from './read-archive.ts';
import { ZipError } from './zip-error.ts';

/** A ZIP, a gzipped track, or the files of a folder. */
export type ChosenArchive = File | readonly FolderFile[];

export interface ArchiveRequest extends Omit<ArchiveToRead, 'name'> {
  readonly file: ChosenArchive;
}
/** The bytes of a track are a file of the browser, which may keep them on disk. */
export type FoundInArchive =
  | (Omit<Extract<Found, { kind: 'track' }>, 'bytes'> & { readonly file: File })
  | Exclude<Found, { kind: 'track' }>;
/** Files of the archive in batches, each of which the page acknowledges; finally the end. */
export type ArchiveMessage =
  | { readonly batch: readonly FoundInArchive[]; readonly done: number; readonly total: number }
  | { readonly report: ArchiveReport | null }
  | { readonly sentence: string };

const BATCH_FILES = 100;
const BATCH_BYTES = 4_000_000;
const BATCH_MS = 250;
const PIECE_BYTES = 65_536;

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ArchiveRequest | null>) => void) | null;
  postMessage: (message: ArchiveMessage) => void;
};

/** Sends batches; the next one waits until the page has stored this one. */
class Batches {
  private batch: FoundInArchive[] = [];
  private bytes = 0;
  private done = 0;
  private total = 0;
  private sentAt = performance.now();
  private acknowledged: Promise<void> = Promise.resolve();
  private acknowledge: () => void = () => undefined;

  constructor(private readonly lastModified: number) {
    scope.onmessage = () => this.acknowledge();
  }

  readonly found = (found: Found): Promise<void> => {
    if (found.kind === 'track') {
      const { bytes, ...rest } = found;
      const name = found.path.split('/').at(-1) ?? found.path;
      this.batch.push({ ...rest, file: new File([bytes], name, { lastModified: this.lastModified }) });
      this.bytes += bytes.length;
    } else {
      this.batch.push(found);
    }
    return Promise.resolve();
  };

  readonly progress = async (done: number, total: number): Promise<void> => {
    [this.done, this.total] = [done, total];
    const isFull = this.batch.length >= BATCH_FILES || this.bytes >= BATCH_BYTES;
    if (isFull || performance.now() - this.sentAt >= BATCH_MS) await this.send();
  };

  /** Resolves when the page has stored everything. */
  async end(): Promise<void> {
    await this.send();
    await this.acknowledged;
  }

  private async send(): Promise<void> {
    await this.acknowledged;
    this.acknowledged = new Promise((resolve) => (this.acknowledge = resolve));
    scope.postMessage({ batch: this.batch, done: this.done, total: this.total });
    this.batch = [];
    this.bytes = 0;
    this.sentAt = performance.now();
  }
}

/** A gzipped track, as some services export it. */
async function readGzip(source: ByteSource, name: string, { entryBytes, entryTooLarge }: ArchiveLimits) {
  async function* packed() {
    for (let at = 0; at < source.size; at += PIECE_BYTES) yield source.read(at, at + PIECE_BYTES);
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of gunzipped(packed())) {
    size += piece.length;
    if (size > entryBytes) throw new ZipError(entryTooLarge);
    pieces.push(piece);
  }
  const bytes = joined(pieces);
  return { kind: 'track', path: withoutGzip(name), size: bytes.length, bytes, name: '', note: '' } as const;
}

async function read({ file, ...archive }: ArchiveRequest): Promise<ArchiveReport | null> {
  const batches = new Batches(file instanceof File ? file.lastModified : 0);
  try {
    if (!(file instanceof File)) {
      const folder = new FolderSource(file);
      return await readArchive(folder, { ...archive, name: '' }, batches, folder.entries);
    }
    const source = new BlobSource(file);
    if (!isGzip(file.name)) return await readArchive(source, { ...archive, name: file.name }, batches);
    await batches.found(await readGzip(source, file.name, archive.limits));
    return null;
  } finally {
    await batches.end();
  }
}

scope.onmessage = ({ data }) => {
  if (data === null) return;
  void read(data).then(
    (report) => scope.postMessage({ report }),
    (error: unknown) => {
      if (!(error instanceof ZipError)) console.error(error);
      const sentence = error instanceof ZipError ? error.message : "This file couldn't be read.";
      scope.postMessage({ sentence });
    },
  );
};
