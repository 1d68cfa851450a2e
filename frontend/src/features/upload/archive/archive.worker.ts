import { readPolarSession, TrackFileError } from '@rideline/detection-engine';
import { BlobSource, type ByteSource } from './byte-source.ts';
import { type ArchiveLimits, gunzipped } from './entry-reader.ts';
import { type FolderFile, FolderSource } from './folder-source.ts';
import { isGzip, isPolarSession, withoutGzip } from './file-kinds.ts';
import { joined } from './joined.ts';
import { type ArchiveReport, type ArchiveToRead, type Found, gpxOf, readArchive } from './read-archive.ts';
import { ZipError } from './zip-error.ts';

/** A ZIP, a gzipped track, a session of Polar, or the files of a folder. */
export type ChosenArchive = File | readonly FolderFile[];

export interface ArchiveRequest extends Omit<ArchiveToRead, 'name'> {
  readonly file: ChosenArchive;
}
/** The bytes of a track are a file of the browser, which may keep them on disk. */
export type FoundInArchive =
  | (Omit<Extract<Found, { kind: 'track' }>, 'bytes'> & { readonly file: File })
  | Exclude<Found, { kind: 'track' }>;
/** Files of an archive, and how far it is read. */
export interface ArchiveBatch {
  readonly batch: readonly FoundInArchive[];
  readonly done: number;
  readonly total: number;
  /** Of a long list that is read first; files otherwise. */
  readonly unit?: 'bytes';
  /** False until the archive is known to hold nothing but tracks, or to be an account's of Strava or Garmin. */
  readonly mayStore: boolean;
}

/** Files of the archive in batches, each of which the page acknowledges; finally the end. */
export type ArchiveMessage =
  | ArchiveBatch
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
  private unit: 'bytes' | undefined;
  private mayStore = false;
  private sentAt = performance.now();
  private acknowledged: Promise<void> = Promise.resolve();
  private acknowledge: () => void = () => undefined;

  constructor(private readonly lastModified: number) {
    scope.onmessage = () => this.acknowledge();
  }

  readonly begin = (mayStore: boolean): void => void (this.mayStore = mayStore);

  readonly found = (found: Found): Promise<void> => {
    if (found.kind === 'track') {
      const { bytes, ...rest } = found;
      const name = (found.path.split('/').at(-1) ?? found.path).replace(/\.json$/i, '.gpx');
      this.batch.push({ ...rest, file: new File([bytes], name, { lastModified: this.lastModified }) });
      this.bytes += bytes.length;
    } else {
      this.batch.push(found);
    }
    return Promise.resolve();
  };

  readonly progress = async (done: number, total: number, unit?: 'bytes'): Promise<void> => {
    [this.done, this.total, this.unit] = [done, total, unit];
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
    const { batch, done, total, unit, mayStore } = this;
    scope.postMessage({ batch, done, total, mayStore, ...(unit !== undefined && { unit }) });
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
  return alone(withoutGzip(name), joined(pieces));
}

/** A session of Polar that was chosen by itself, whatever its sport. */
async function readPolar(source: ByteSource, name: string, { limits }: Pick<ArchiveRequest, 'limits'>) {
  if (source.size > limits.entryBytes) throw new ZipError(limits.entryTooLarge);
  const session = readPolarSession(await source.read(0, source.size));
  return alone(name, gpxOf(session, { limits }));
}

const alone = (path: string, bytes: Uint8Array<ArrayBuffer>): Found => {
  return { kind: 'track', path, size: bytes.length, bytes, name: '', note: '', sport: null };
};

async function read({ file, ...archive }: ArchiveRequest): Promise<ArchiveReport | null> {
  const batches = new Batches(file instanceof File ? file.lastModified : 0);
  try {
    if (!(file instanceof File)) {
      const folder = new FolderSource(file);
      return await readArchive(folder, { ...archive, name: '' }, batches, folder.entries);
    }
    const source = new BlobSource(file);
    const isPolar = isPolarSession(file.name);
    if (!isPolar && !isGzip(file.name)) {
      return await readArchive(source, { ...archive, name: file.name }, batches);
    }
    await batches.found(
      isPolar
        ? await readPolar(source, file.name, archive)
        : await readGzip(source, file.name, archive.limits),
    );
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
      const isTold = error instanceof ZipError || error instanceof TrackFileError;
      if (!isTold) console.error(error);
      const sentence = isTold ? error.message : "This file couldn't be read.";
      scope.postMessage({ sentence });
    },
  );
};
