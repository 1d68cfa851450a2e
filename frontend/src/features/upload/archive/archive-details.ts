import { type ActivityDetails, readActivitiesCsv } from './activities-csv.ts';
import type { ByteSource } from './byte-source.ts';
import type { EntryReader } from './entry-reader.ts';
import { GarminSummaries } from './garmin-summaries.ts';
import { joined } from './joined.ts';
import type { ZipEntry } from './zip-directory.ts';

/** Where an archive comes from: the export of an account, or a ZIP that somebody made. */
export type ArchiveOrigin = 'strava' | 'garmin' | 'zip';

const CSV = /^(.*\/)?activities\.csv$/i;
const SUMMARIES = /_summarizedActivities\.json$/i;
const GARMIN = /(^|\/)DI_CONNECT\/|_summarizedActivities\.json$/i;
/** One of the ZIPs within Garmin's export. */
const GARMIN_PART = /^UploadedFiles_.*\.zip$/i;
const STRAVA_TRACK = /^(.*\/)?activities\/\d+\.(gpx|tcx|fit)(\.gz)?$/i;

const COLUMNS_UNKNOWN =
  "The columns of its activities.csv aren't known here, so names and sports are missing.";
const HEADER_UNKNOWN =
  "The language of its activities.csv isn't known here, so names and sports were found by the order of its columns.";

/** Whether a file of this path comes from an account's export, so that its other files are read together with it. */
export const isAccountExport = (path: string): boolean => CSV.test(path) || GARMIN.test(path);

/** Names, notes and types of the activities in an archive. */
export class ArchiveDetails {
  private constructor(
    readonly origin: ArchiveOrigin,
    /** What is missing in the archive, in sentences. */
    readonly notes: readonly string[],
    private readonly listed: ReadonlyMap<string, ActivityDetails>,
    private readonly summaries: GarminSummaries,
    /** Whether it can tell the sport of its files, so that water sports can be chosen. */
    readonly knowsSports: boolean,
  ) {}

  static async of(
    archiveName: string,
    source: ByteSource,
    entries: readonly ZipEntry[],
    reader: EntryReader,
  ): Promise<ArchiveDetails> {
    const summaries = new GarminSummaries();
    if (entries.some(({ name }) => GARMIN.test(name)) || GARMIN_PART.test(archiveName)) {
      const files = entries.filter(({ name }) => SUMMARIES.test(name));
      for (const file of files) await summaries.read(reader.pieces(source, file));
      const notes = summaries.count > 0 ? [] : ['It has no list of activities, so they have no names here.'];
      return new ArchiveDetails('garmin', notes, new Map(), summaries, true);
    }
    const csv = entries.find(({ name }) => CSV.test(name));
    if (csv === undefined) {
      const tracks = entries.some(({ name }) => STRAVA_TRACK.test(name));
      const notes = tracks ? ['It has no activities.csv, so names and sports are unknown here.'] : [];
      return new ArchiveDetails('zip', notes, new Map(), summaries, false);
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
    return new ArchiveDetails('strava', notes, listed, new GarminSummaries(), list !== null);
  }

  ofFile(entryName: string): ActivityDetails | null {
    return this.listed.get(entryName.toLowerCase()) ?? null;
  }

  startingAt(time: number): ActivityDetails | null {
    return this.summaries.startingAt(time);
  }
}

function missingText(missing: number, all: number): string {
  if (missing === all)
    return 'It lists activities but holds none of their files. Was it downloaded completely?';
  const count = missing.toLocaleString('en-US');
  return missing === 1
    ? '1 activity in its list has no file in it.'
    : `${count} activities in its list have no file in it.`;
}
