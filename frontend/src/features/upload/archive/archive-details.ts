import { isWaterSport } from '../../../lib/water-sports.ts';
import { type ActivityDetails, readActivitiesCsv } from './activities-csv.ts';
import { AppleWorkouts, isHealthData } from './apple-workouts.ts';
import type { ByteSource } from './byte-source.ts';
import { ArchiveLimitError, type EntryReader } from './entry-reader.ts';
import { isPolarSession, isTrackFile, withoutGzip } from './file-kinds.ts';
import { GarminSummaries } from './garmin-summaries.ts';
import { joined } from './joined.ts';
import type { ZipEntry } from './zip-directory.ts';
import { ZipError } from './zip-error.ts';

/** Where an archive comes from: the export of an account, or a ZIP that somebody made. */
export type ArchiveOrigin = 'strava' | 'garmin' | 'apple' | 'polar' | 'zip';

const CSV = /^(.*\/)?activities\.csv$/i;
const SUMMARIES = /_summarizedActivities\.json$/i;
const GARMIN = /(^|\/)DI_CONNECT\/|_summarizedActivities\.json$/i;
const XML = /\.xml$/i;
/** One of the ZIPs within Garmin's export. */
const GARMIN_PART = /^UploadedFiles_.*\.zip$/i;
const STRAVA_TRACK = /^(.*\/)?activities\/\d+\.(gpx|tcx|fit)(\.gz)?$/i;

const COLUMNS_UNKNOWN =
  "The columns of its activities.csv aren't known here, so names and sports are missing.";
const HEADER_UNKNOWN =
  "The language of its activities.csv isn't known here, so names and sports were found by the order of its columns.";

/**
 * Whether a file of this path may come from an account's export, so that its other files are read together with it.
 * Apple's records are XML, in a file and a folder whose names depend on the language.
 */
export const isAccountExport = (path: string): boolean =>
  CSV.test(path) || GARMIN.test(path) || isPolarSession(path) || XML.test(path);

/** Called with the bytes of a long list that were read, and all of them. */
type OnRead = (read: number, all: number) => Promise<void>;

interface Lists {
  readonly origin: ArchiveOrigin;
  /** What is missing in the archive, in sentences. */
  readonly notes?: readonly string[];
  readonly listed?: ReadonlyMap<string, ActivityDetails>;
  readonly summaries?: GarminSummaries;
  readonly workouts?: AppleWorkouts;
  /** Whether it can tell the sport of its files, so that water sports can be chosen. */
  readonly knowsSports: boolean;
}

/** Names, notes and types of the activities in an archive. */
export class ArchiveDetails {
  readonly origin: ArchiveOrigin;
  readonly notes: readonly string[];

  private constructor(private readonly lists: Lists) {
    this.origin = lists.origin;
    this.notes = lists.notes ?? [];
  }

  static async of(
    archiveName: string,
    source: ByteSource,
    entries: readonly ZipEntry[],
    reader: EntryReader,
    onRead: OnRead,
  ): Promise<ArchiveDetails> {
    const summaries = new GarminSummaries();
    if (entries.some(({ name }) => GARMIN.test(name)) || GARMIN_PART.test(archiveName)) {
      const files = entries.filter(({ name }) => SUMMARIES.test(name));
      for (const file of files) await summaries.read(reader.pieces(source, file));
      const notes = summaries.count > 0 ? [] : ['It has no list of activities, so they have no names here.'];
      return new ArchiveDetails({ origin: 'garmin', notes, summaries, knowsSports: true });
    }
    const csv = entries.find(({ name }) => CSV.test(name));
    if (csv === undefined) {
      const records = await healthRecords(source, entries, reader);
      if (records !== null) return ArchiveDetails.ofApple(source, records, reader, onRead);
      if (entries.some(({ name }) => isPolarSession(name))) {
        return new ArchiveDetails({ origin: 'polar', knowsSports: true });
      }
      const tracks = entries.some(({ name }) => STRAVA_TRACK.test(name));
      const notes = tracks ? ['It has no activities.csv, so names and sports are unknown here.'] : [];
      return new ArchiveDetails({ origin: 'zip', notes, knowsSports: false });
    }
    return ArchiveDetails.ofStrava(source, entries, csv, reader);
  }

  private static async ofStrava(
    source: ByteSource,
    entries: readonly ZipEntry[],
    csv: ZipEntry,
    reader: EntryReader,
  ): Promise<ArchiveDetails> {
    const pieces: Uint8Array[] = [];
    for await (const piece of reader.pieces(source, csv)) pieces.push(piece);
    const list = readActivitiesCsv(new TextDecoder().decode(joined(pieces)));
    const folder = CSV.exec(csv.name)?.[1] ?? '';
    const listed = new Map<string, ActivityDetails>();
    for (const [path, details] of list?.activities ?? []) listed.set((folder + path).toLowerCase(), details);
    const present = new Set(entries.map(({ name }) => name.toLowerCase()));
    const missing = [...listed.keys()].filter((path) => !present.has(path)).length;
    const notes = [
      ...(list === null ? [COLUMNS_UNKNOWN] : []),
      ...(list?.isHeaderKnown === false ? [HEADER_UNKNOWN] : []),
      ...(missing > 0 ? [missingText(missing, listed.size)] : []),
    ];
    return new ArchiveDetails({ origin: 'strava', notes, listed, knowsSports: list !== null });
  }

  private static async ofApple(
    source: ByteSource,
    records: ZipEntry,
    reader: EntryReader,
    onRead: OnRead,
  ): Promise<ArchiveDetails> {
    async function* pieces() {
      let read = 0;
      for await (const piece of reader.pieces(source, records)) {
        await onRead((read += piece.length), records.size);
        yield piece;
      }
    }
    const workouts = new AppleWorkouts();
    const isWhole = await workouts.read(pieces()).catch((error: unknown) => {
      if (!(error instanceof ZipError) || error instanceof ArchiveLimitError) throw error;
      return false;
    });
    if (isWhole) return new ArchiveDetails({ origin: 'apple', workouts, knowsSports: true });
    const name = records.name.split('/').at(-1);
    return new ArchiveDetails({ origin: 'apple', notes: [endsEarly(name)], knowsSports: true });
  }

  /** Whether the archive may be stored in the browser: not when it holds more than tracks, such as health records. */
  mayStore(entries: readonly ZipEntry[]): boolean {
    const isHarmless = ({ name }: ZipEntry) => isTrackFile(withoutGzip(name)) || name.endsWith('/');
    return this.origin === 'strava' || this.origin === 'garmin' || entries.every(isHarmless);
  }

  /** Whether a file without a listed sport names it itself. */
  get filesNameSports(): boolean {
    return this.lists.knowsSports && this.origin !== 'apple';
  }

  isChosen(type: string | null): boolean {
    if (!this.lists.knowsSports) return true;
    return type !== null && (this.origin === 'apple' ? AppleWorkouts.isChosen(type) : isWaterSport(type));
  }

  ofFile(entryName: string): ActivityDetails | null {
    const type = this.lists.workouts?.ofFile(entryName) ?? null;
    if (type !== null) return { name: '', note: '', type };
    return this.lists.listed?.get(entryName.toLowerCase()) ?? null;
  }

  startingAt(time: number): ActivityDetails | null {
    return this.lists.summaries?.startingAt(time) ?? null;
  }
}

/** The records of Apple Health, told by their content. */
export async function healthRecords(
  source: ByteSource,
  entries: readonly ZipEntry[],
  reader: EntryReader,
): Promise<ZipEntry | null> {
  for (const entry of entries.filter(({ name }) => XML.test(name))) {
    const head = await reader.head(source, entry).catch((error: unknown) => {
      if (error instanceof ArchiveLimitError || !(error instanceof ZipError)) throw error;
      return new Uint8Array(0);
    });
    if (isHealthData(head)) return entry;
  }
  return null;
}

const endsEarly = (name = '') =>
  `Its ${name} is damaged or ends early, so the sports of its routes are unknown. Export it again, or add the routes you know.`;

function missingText(missing: number, all: number): string {
  if (missing === all)
    return 'It lists activities but holds none of their files. Was it downloaded completely?';
  const count = missing.toLocaleString('en-US');
  return missing === 1
    ? '1 activity in its list has no file in it.'
    : `${count} activities in its list have no file in it.`;
}
