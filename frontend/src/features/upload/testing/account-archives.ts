import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { gzipSync } from 'fflate';
import { writeZip, type ZipFile } from './write-zip.ts';

const text = (content: string) => new TextEncoder().encode(content);
const MINUTE_MS = 60_000;

interface Simulated {
  readonly seed: number;
  readonly start: string;
  readonly format?: 'fit' | 'gpx' | 'tcx';
  readonly sport?: string;
  readonly minutes?: number;
}

/** A track file of a simulated session. */
export function trackFile({ seed, start, format = 'fit', sport = 'surfing', minutes = 12 }: Simulated) {
  const startTime = epochMillis(Date.parse(start));
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: minutes,
    startTime,
  });
  return encodeTrackFile(recorded, format, { sport });
}

/** The first bytes of a FIT file of another kind, such as monitoring (32) or settings (2). */
export function otherFit(type: number): Uint8Array {
  const fields = [0, 1, 0, 4, 4, 0x86];
  const content = [0x40, 0, 0, 0, 0, 2, ...fields, 0, type, 0, 0x2f, 0x68, 0x3b];
  return new Uint8Array([
    14,
    16,
    0,
    0,
    content.length,
    0,
    0,
    0,
    0x2e,
    0x46,
    0x49,
    0x54,
    0,
    0,
    ...content,
    0,
    0,
  ]);
}

export interface StravaActivity extends Simulated {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly note?: string;
}

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const ENGLISH_HEADER =
  'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,Distance';
/** In a language whose header isn't known. */
export const FINNISH_HEADER =
  'Suorituksen tunnus,Päiväys,Nimi,Laji,Kuvaus,Kulunut aika,Matka,Syke,Rasitus,Työmatka,Muistiinpano,Varuste,Tiedosto,Paino,Pyörän paino,Kulunut aika,Liikeaika,Matka';
export const GERMAN_HEADER =
  'Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Verstrichene Zeit,Distanz,Max. Herzfrequenz,Relative Leistung,Pendeln,Private Notiz,Ausrüstung,Dateiname,Athletengewicht,Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz';

/** activities.csv of Strava; a row without a file is a manual entry. */
export function activitiesCsv(
  activities: readonly (Omit<StravaActivity, 'seed'> & { readonly file: string })[],
  header = ENGLISH_HEADER,
): Uint8Array {
  const rows = activities.map(({ id, start, name, type, note = '', file }) =>
    [
      String(id),
      start,
      name,
      type,
      note,
      '720',
      '1.2',
      '',
      '',
      'false',
      '',
      '',
      file,
      '',
      '',
      '720.0',
      '700.0',
      '1200.0',
    ]
      .map(cell)
      .join(','),
  );
  return text(`${[header, ...rows].join('\n')}\n`);
}

/** An account's archive of Strava: the list, and the tracks of its activities. */
export function stravaArchive(
  activities: readonly StravaActivity[],
  more: readonly ZipFile[] = [],
): Uint8Array<ArrayBuffer> {
  const files = activities.map((activity) => {
    const { id, format = 'fit' } = activity;
    const track = trackFile(activity);
    const isPacked = format !== 'gpx';
    const file = `activities/${id}.${format}${isPacked ? '.gz' : ''}`;
    return { ...activity, file, content: isPacked ? gzipSync(track) : track };
  });
  return writeZip([
    { name: 'activities.csv', content: activitiesCsv(files) },
    { name: 'profile.csv', content: text('Athlete ID\n1\n') },
    ...files.map(({ file, content }): ZipFile => ({ name: file, content, packed: 'stored' })),
    { name: 'media/1.jpg', content: text('a picture') },
    ...more,
  ]);
}

export interface GarminActivity extends Simulated {
  readonly name: string;
  readonly type: string;
}

/** A JSON file of summaries as Garmin writes it: times are epoch milliseconds. */
function summaries(activities: readonly GarminActivity[]): Uint8Array {
  const summarizedActivitiesExport = activities.map(({ name, type, start }, index) => ({
    activityId: 9_000_000 + index,
    name,
    activityType: type,
    beginTimestamp: Date.parse(start),
    startTimeLocal: Date.parse(start) - 7 * 60 * MINUTE_MS,
    splits: [{ startTimeGMT: Date.parse(start), note: 'a } in a text' }],
    duration: 720_000.0,
    distance: 120_000.0,
  }));
  return text(JSON.stringify([{ summarizedActivitiesExport }]));
}

/** Garmin's export: ZIPs in a ZIP, with many files that are no activities. */
export function garminArchive(
  activities: readonly GarminActivity[],
  { others = 5, packed = 'stored' }: { others?: number; packed?: 'stored' | 'deflated' } = {},
): Uint8Array<ArrayBuffer> {
  const tracks = activities.map((activity, index): ZipFile => {
    return { name: `kai@surf.example_${5000 + index}.fit`, content: trackFile(activity) };
  });
  const kinds = [32, 49, 2, 15, 44];
  const rest = Array.from({ length: others }, (_, index): ZipFile => {
    const content = otherFit(kinds[index % kinds.length]!);
    return { name: `kai@surf.example_${90_000 + index}.fit`, content };
  });
  const uploaded = 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip';
  return writeZip([
    { name: 'customer_data/customer.json', content: text('{}') },
    { name: uploaded, content: writeZip([...rest, ...tracks]), packed },
    { name: 'DI_CONNECT/DI-Connect-Fitness/kai_0_summarizedActivities.json', content: summaries(activities) },
  ]);
}
