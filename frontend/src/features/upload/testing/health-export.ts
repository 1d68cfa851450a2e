import { trackFile } from './account-archives.ts';
import { writeZip, type ZipFile } from './write-zip.ts';

const text = (content: string) => new TextEncoder().encode(content);

/** Appears in every record that is no workout; nothing of it may leave the worker. */
export const MARK = 'PLANTEDMARK';

export interface Workout {
  readonly kind: string;
  /** The name of its route; none for a workout without one. */
  readonly route?: string;
  readonly seed?: number;
}

const record = (number: number) =>
  ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="${MARK}${number}" unit="count/min" startDate="2026-06-01 09:00:00 -0700" value="61">\n  <MetadataEntry key="${MARK}" value="&lt;Workout workoutActivityType=&quot;HKWorkoutActivityTypeSailing&quot;>"/>\n </Record>\n`;

const workout = ({ kind, route }: Workout) =>
  ` <Workout workoutActivityType="HKWorkoutActivityType${kind}" duration="62.5" sourceName="Watch &amp; ${MARK}"\n  startDate="2026-06-01 09:05:00 -0700">\n  <MetadataEntry key="${MARK}" value="1"/>\n  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="141"/>\n${
    route === undefined
      ? ''
      : `  <WorkoutRoute sourceName="${MARK}">\n   <FileReference path="/workout-routes/${route}"/>\n  </WorkoutRoute>\n`
  } </Workout>\n`;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14, with a <Workout workoutActivityType="x"> -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST Workout workoutActivityType CDATA #REQUIRED>
]>
<HealthData locale="en_US">
 <Me HKCharacteristicTypeIdentifierDateOfBirth="${MARK}"/>
`;

/** The records of Apple Health in pieces: `records` of them before each workout. */
export function* healthRecords(workouts: readonly Workout[], records = 3): Generator<string> {
  yield HEAD;
  let number = 0;
  for (const one of workouts) {
    for (let count = 0; count < records; count++) yield record(number++);
    yield workout(one);
  }
  yield ` <ClinicalRecord resourceFilePath="${MARK}"/>\n</HealthData>\n`;
}

/** A GPX of a route as Apple Health writes it: it names no sport. */
const route = (seed: number): Uint8Array =>
  trackFile({ seed, start: `2026-06-${String(10 + seed)}T16:05:00Z`, format: 'gpx', sport: '' });

interface HealthExport {
  readonly workouts: readonly Workout[];
  /** Routes that no workout names. */
  readonly more?: readonly string[];
  readonly folder?: string;
  readonly records?: string;
  /** Share of the records that the file holds. */
  readonly whole?: number;
}

/** The files of an export of Apple Health. */
export function healthFiles({
  workouts,
  more = [],
  folder = 'apple_health_export',
  records = 'export.xml',
  whole = 1,
}: HealthExport): ZipFile[] {
  const xml = text([...healthRecords(workouts)].join(''));
  const routes = workouts.flatMap(({ route: name, seed = 1 }) =>
    name === undefined ? [] : [{ name, seed }],
  );
  return [
    { name: `${folder}/${records}`, content: xml.subarray(0, xml.length * whole) },
    { name: `${folder}/export_cda.xml`, content: text(`<ClinicalDocument>${MARK}</ClinicalDocument>`) },
    { name: `${folder}/electrocardiograms/ecg_2026-01-01.csv`, content: text(MARK) },
    ...[...routes, ...more.map((name) => ({ name, seed: 9 }))].map(({ name, seed }) => ({
      name: `${folder}/workout-routes/${name}`,
      content: route(seed),
    })),
  ];
}

export const healthExport = (content: HealthExport): Uint8Array<ArrayBuffer> =>
  writeZip(healthFiles(content));
