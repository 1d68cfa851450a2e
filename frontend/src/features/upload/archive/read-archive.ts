import {
  beginsTrack,
  cutText,
  epochMillis,
  type PolarSession,
  readFitFileId,
  type ReadLimits,
  readPolarSession,
  readTrackFile,
  TrackFileError,
} from '@rideline/detection-engine';
import type { ActivityDetails } from './activities-csv.ts';
import { ArchiveDetails, type ArchiveOrigin, healthRecords } from './archive-details.ts';
import { type ByteSource, PartSource } from './byte-source.ts';
import { ArchiveLimitError, type ArchiveLimits, EntryReader } from './entry-reader.ts';
import { ExtractedSource } from './extracted-source.ts';
import {
  entryPath,
  isClutter,
  isOtherFile,
  isPolarSession,
  isTrackFile,
  isZip,
  notATrack,
  skippedText,
  withoutGzip,
} from './file-kinds.ts';
import { dataStart, isStored, problemOf } from './zip-data.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';
import { ZipError } from './zip-error.ts';

interface FoundFile {
  /** Path in the archive, for the screen. */
  readonly path: string;
  readonly size: number;
}
/** What a file of an archive is. Files that are no tracks or no activities are only counted. */
export type Found = FoundFile &
  (
    | {
        readonly kind: 'track';
        readonly bytes: Uint8Array<ArrayBuffer>;
        /** Empty where the archive tells none, as is the note. */
        readonly name: string;
        readonly note: string;
        /** As the archive names it; counts where the file leaves it open. */
        readonly sport: string | null;
      }
    | { readonly kind: 'other_sport'; readonly name: string; readonly type: string | null }
    | { readonly kind: 'refused'; readonly sentence: string }
  );

export interface ArchiveReport {
  readonly origin: ArchiveOrigin;
  /** FIT files of settings, sleep, monitoring and so on. */
  readonly notActivities: number;
  /** What is missing in the archive, in sentences. */
  readonly notes: readonly string[];
}

export interface ArchiveToRead {
  readonly name: string;
  readonly limits: ArchiveLimits;
  /** False: only water sports, where the archive tells sports. */
  readonly allSports: boolean;
  /** Paths that need no reading again. */
  readonly known: ReadonlySet<string>;
}

interface Listener {
  /** Called first; the archive must not be stored where it is false. */
  readonly begin: (mayStore: boolean) => void;
  readonly found: (found: Found) => Promise<void>;
  readonly progress: (done: number, total: number, unit?: 'bytes') => Promise<void>;
}

const NO_FILES = 'This ZIP file is empty.';
const APPLE_WITHIN =
  "This is Apple Health's export. It isn't read inside another ZIP: extract it and choose it by itself.";
const TOO_DEEP = "ZIP files inside a ZIP inside a ZIP aren't supported. Extract them first.";
/** An archive, and the ZIPs in it. */
const MAX_DEPTH = 2;

/**
 * Reads an archive by its central directory, or by the given files, one after the other.
 * @throws ZipError for an archive that can't be read, or exceeds its limits
 */
export async function readArchive(
  source: ByteSource,
  archive: ArchiveToRead,
  listener: Listener,
  files?: readonly ZipEntry[],
): Promise<ArchiveReport> {
  const entries = files ?? (await readDirectory(source, archive.limits.entries));
  if (entries.length === 0) throw new ZipError(NO_FILES);
  const reader = new EntryReader(archive.limits);
  const onRead = (read: number, all: number) => listener.progress(read, all, 'bytes');
  const details = await ArchiveDetails.of(archive.name, source, entries, reader, onRead);
  listener.begin(details.mayStore(entries.filter(({ name }) => !isClutter(name))));
  const reading = new ArchiveReading(archive, listener, reader, details);
  await reading.files({ source, entries, folder: '', depth: 1 });
  const notes = [...details.notes, ...reading.notes()];
  return { origin: details.origin, notActivities: reading.notActivities, notes };
}

interface ZipWithin {
  readonly source: ByteSource;
  readonly entries: readonly ZipEntry[];
  /** Path of the ZIP within the archive, with a slash at the end; empty for the archive itself. */
  readonly folder: string;
  readonly depth: number;
}

class ArchiveReading {
  notActivities = 0;
  private withoutRoute = 0;
  /** Files beside the tracks: pictures, texts and so on. */
  private skipped = 0;
  private done = 0;
  private total = 0;
  /** Of each path, the number of its latest copy. */
  private readonly paths = new Map<string, number>();

  constructor(
    private readonly archive: ArchiveToRead,
    private readonly listener: Listener,
    private readonly reader: EntryReader,
    private readonly details: ArchiveDetails,
  ) {}

  notes(): string[] {
    return [
      ...(this.withoutRoute === 0 ? [] : [withoutRouteText(this.withoutRoute)]),
      ...(this.skipped === 0 ? [] : [skippedText(this.skipped)]),
    ];
  }

  async files(zip: ZipWithin): Promise<void> {
    this.total += zip.entries.length;
    if (this.total > this.archive.limits.entries) {
      const most = this.archive.limits.entries.toLocaleString('en-US');
      throw new ArchiveLimitError(
        `This ZIP file has more than ${most} files. Only its first files were added.`,
      );
    }
    for (const entry of zip.entries) {
      await this.file(zip, entry);
      this.done += 1;
      await this.listener.progress(this.done, this.total);
    }
  }

  private async file(zip: ZipWithin, entry: ZipEntry): Promise<void> {
    const inner = entryPath(entry.name);
    if (/[\\/]$/.test(entry.name) || inner === '' || isClutter(inner)) return;
    const isPolar = isPolarSession(inner);
    const isTrack = isPolar || isTrackFile(withoutGzip(inner)) || (await this.isRenamed(zip, entry));
    if (!isTrack && isOtherFile(inner)) {
      if (this.details.origin === 'zip') this.skipped += 1;
      return;
    }
    if (!isTrack && !isZip(inner) && this.details.origin !== 'zip') return;
    const file = { path: this.unique(zip.folder + withoutGzip(inner)), size: entry.size };
    const refuse = (sentence: string) => this.listener.found({ ...file, kind: 'refused', sentence });
    const problem = problemOf(entry);
    if (this.archive.known.has(file.path)) return;
    try {
      if (problem !== null) await refuse(problem);
      else if (isPolar) await this.polarSession(zip, entry, file);
      else if (isTrack) await this.track(zip, entry, file);
      else if (!isZip(inner)) await refuse(notATrack(inner));
      else if (zip.depth === MAX_DEPTH) await refuse(TOO_DEEP);
      else await this.zip(zip, entry, `${file.path}/`);
    } catch (error) {
      if (error instanceof ArchiveLimitError) throw error;
      if (!(error instanceof ZipError || error instanceof TrackFileError)) throw error;
      await refuse(error.message);
    }
  }

  /** Whether a file is a track by its content, under a name that does not say so. Services name theirs. */
  private async isRenamed({ source }: ZipWithin, entry: ZipEntry): Promise<boolean> {
    if (this.details.origin !== 'zip' || !isOtherFile(entry.name) || problemOf(entry) !== null) return false;
    try {
      return beginsTrack(await this.reader.head(source, entry));
    } catch (error) {
      if (error instanceof ZipError && !(error instanceof ArchiveLimitError)) return false;
      throw error;
    }
  }

  private async zip({ source, depth }: ZipWithin, entry: ZipEntry, folder: string): Promise<void> {
    const within = isStored(entry)
      ? new PartSource(source, await dataStart(source, entry), entry.packedSize)
      : new ExtractedSource(source, entry, this.reader.count);
    const entries = await readDirectory(within, this.archive.limits.entries);
    if ((await healthRecords(within, entries, this.reader)) !== null) throw new ZipError(APPLE_WITHIN);
    await this.files({ source: within, entries, folder, depth: depth + 1 });
  }

  private async track({ source }: ZipWithin, entry: ZipEntry, file: FoundFile): Promise<void> {
    const isFit = /\.fit$/i.test(file.path);
    const id = isFit ? readFitFileId(await this.reader.head(source, entry)) : null;
    if (id?.isActivity === false) {
      this.notActivities += 1;
      return;
    }
    let details = this.details.ofFile(entry.name) ?? this.ofTime(id?.created);
    let bytes: Uint8Array<ArrayBuffer> | null = null;
    if (this.details.filesNameSports && (details?.type ?? null) === null) {
      bytes = await this.reader.track(source, entry);
      details = await this.ofContent(bytes, file.path, details);
    }
    await this.choose(file, details, () => bytes ?? this.reader.track(source, entry));
  }

  /** The server gets the route, its times and the sport of a session that also holds a person's pulse and weight. */
  private async polarSession({ source }: ZipWithin, entry: ZipEntry, file: FoundFile): Promise<void> {
    const session = readPolarSession(await this.reader.track(source, entry));
    if (!session.hasRoute) {
      this.withoutRoute += 1;
      return;
    }
    await this.choose(file, { name: '', note: '', type: session.sport }, () => gpxOf(session, this.archive));
  }

  /** Gives a track of the sports that were asked for, or tells of another one. */
  private async choose(
    file: FoundFile,
    details: ActivityDetails | null,
    read: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    const { name = '', note = '', type = null } = details ?? {};
    if (!this.archive.allSports && !this.details.isChosen(type)) {
      await this.listener.found({ ...file, kind: 'other_sport', name, type });
      return;
    }
    const bytes = await read();
    const { nameLength, noteLength } = this.archive.limits;
    await this.listener.found({
      ...file,
      kind: 'track',
      bytes,
      name: cutText(name, nameLength),
      note: cutText(note, noteLength),
      sport: type === null ? null : cutText(type, nameLength),
    });
  }

  private ofTime(time: number | null | undefined): ActivityDetails | null {
    return time === null || time === undefined ? null : this.details.startingAt(time);
  }

  /** For a track that no list of the archive names: by its first point, else with the sport it was recorded as. */
  private async ofContent(
    bytes: Uint8Array,
    path: string,
    known: ActivityDetails | null,
  ): Promise<ActivityDetails> {
    const { time, facts } = await readTrackFile(bytes, path, readLimits(this.archive));
    const details = known ?? this.ofTime(time[0]) ?? { name: '', note: '', type: null };
    return { ...details, type: details.type ?? facts.sport };
  }

  /** Two files of one name are two files. */
  private unique(path: string): string {
    let unused = path;
    let copy = this.paths.get(path) ?? 1;
    for (; this.paths.has(unused); copy++) {
      unused = path.replace(/(\.[^./]*)?$/, (extension: string) => ` (${copy + 1})${extension}`);
    }
    this.paths.set(path, copy);
    this.paths.set(unused, 1);
    return unused;
  }
}

const withoutRouteText = (count: number): string =>
  count === 1 ? '1 session has no route.' : `${count.toLocaleString('en-US')} sessions have no route.`;

const readLimits = ({ limits }: Pick<ArchiveToRead, 'limits'>): ReadLimits => ({
  now: epochMillis(Date.now()),
  maxPoints: Infinity,
  maxBytes: limits.entryBytes,
});

/** A session of Polar as a track. */
export const gpxOf = (
  session: PolarSession,
  archive: Pick<ArchiveToRead, 'limits'>,
): Uint8Array<ArrayBuffer> => session.toGpx(readLimits(archive));
