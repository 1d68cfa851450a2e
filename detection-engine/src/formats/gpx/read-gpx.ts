import type { RecordedTrack } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import type { XmlByteCursor } from '../xml/byte-cursor.ts';
import { ByteNames } from '../xml/byte-names.ts';
import { FIRST_FACT_NAME, PointName, type TrackDialect, scanPoints } from '../xml/scan-points.ts';
import { GpxFacts } from './gpx-facts.ts';

const FactName = {
  trk: FIRST_FACT_NAME,
  name: FIRST_FACT_NAME + 1,
  type: FIRST_FACT_NAME + 2,
  metadata: FIRST_FACT_NAME + 3,
  number: FIRST_FACT_NAME + 4,
};
/** What GpxFacts takes of an element. */
const OWN_NAMES: Readonly<Record<number, string>> = {
  [FactName.name]: 'name',
  [FactName.type]: 'type',
  [FactName.number]: 'number',
};
const ascii = (text: string) => new TextEncoder().encode(text);
const CREATOR = ascii('creator');

const GPX: TrackDialect<GpxFacts> = {
  format: 'gpx',
  names: new ByteNames({
    trkpt: PointName.point,
    time: PointName.time,
    speed: PointName.speed,
    distance: PointName.distance,
    hr: PointName.heartRate,
    heartrate: PointName.heartRate,
    heart_rate: PointName.heartRate,
    ...FactName,
  }),
  heartRateParent: null,
  positionAttributes: { latitude: ascii('lat'), longitude: ascii('lon') },
  element: FactName.trk,
  createFacts: () => new GpxFacts(),

  opened(cursor, facts) {
    if (cursor.depth > 1) return true;
    const creator = cursor.attributeText(CREATOR);
    if (creator === null) return false;
    facts.creator(creator);
    return true;
  },

  /** At the paths of GpxFacts: in the root, its metadata and its tracks. */
  closed(cursor, facts) {
    const own = OWN_NAMES[cursor.code];
    const parent = parentOf(cursor);
    if (own === undefined || parent === null) return true;
    if (!cursor.leaf) return false;
    facts.element(['', ...parent, own], cursor.leafText());
    return true;
  },
};

/** The path between the root and the element; null for paths without facts. */
function parentOf({ depth, parent }: XmlByteCursor): string[] | null {
  if (depth === 2) return [];
  if (depth !== 3) return null;
  return parent === FactName.trk ? ['trk'] : parent === FactName.metadata ? ['metadata'] : null;
}

/**
 * Reads a GPX 1.0 or 1.1 file: the points of all tracks and segments in file order.
 * @throws TrackFileError for another file or one without a usable track
 */
export async function readGpx(bytes: Uint8Array, limits: ReadLimits): Promise<RecordedTrack> {
  const track = scanGpx(bytes, limits);
  if (track) return track;
  const { readGpxReference } = await import('./gpx-reference.ts');
  return readGpxReference(bytes, limits);
}

/** See scanPoints; the reference is readGpxReference. */
export const scanGpx = (bytes: Uint8Array, limits: ReadLimits): RecordedTrack | null =>
  scanPoints(bytes, GPX, limits);
