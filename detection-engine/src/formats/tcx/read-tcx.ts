import type { RecordedTrack } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import { ByteNames } from '../xml/byte-names.ts';
import { FIRST_FACT_NAME, PointName, type TrackDialect, scanPoints } from '../xml/scan-points.ts';
import { TcxFacts } from './tcx-facts.ts';

const FactName = {
  Activity: FIRST_FACT_NAME,
  Name: FIRST_FACT_NAME + 1,
  Course: FIRST_FACT_NAME + 2,
  Plan: FIRST_FACT_NAME + 3,
  Creator: FIRST_FACT_NAME + 4,
};
const HEART_RATE_BPM = FIRST_FACT_NAME + 5;
/** Elements with a Name that TcxFacts reads. */
const NAMED = new Map(Object.entries(FactName).map(([name, code]) => [code, name]));
const SPORT = new TextEncoder().encode('Sport');

const TCX: TrackDialect<TcxFacts> = {
  format: 'tcx',
  names: new ByteNames({
    Trackpoint: PointName.point,
    Time: PointName.time,
    LatitudeDegrees: PointName.latitude,
    LongitudeDegrees: PointName.longitude,
    Speed: PointName.speed,
    DistanceMeters: PointName.distance,
    Value: PointName.heartRate,
    HeartRateBpm: HEART_RATE_BPM,
    ...FactName,
  }),
  heartRateParent: HEART_RATE_BPM,
  positionAttributes: null,
  element: FactName.Activity,
  createFacts: () => new TcxFacts(),

  opened(cursor, facts) {
    if (cursor.code !== FactName.Activity) return true;
    const sport = cursor.attributeText(SPORT);
    if (sport === null) return false;
    facts.sport(sport);
    return true;
  },

  closed(cursor, facts) {
    const parent = NAMED.get(cursor.parent);
    if (cursor.code !== FactName.Name || parent === undefined) return true;
    if (!cursor.leaf) return false;
    facts.element([parent, 'Name'], cursor.leafText());
    return true;
  },
};

/**
 * Reads a Garmin Training Center file: the track points of all activities and courses in file order.
 * @throws TrackFileError for another file or one without a usable track
 */
export async function readTcx(bytes: Uint8Array, limits: ReadLimits): Promise<RecordedTrack> {
  const track = scanTcx(bytes, limits);
  if (track) return track;
  const { readTcxReference } = await import('./tcx-reference.ts');
  return readTcxReference(bytes, limits);
}

/** See scanPoints; the reference is readTcxReference. */
export const scanTcx = (bytes: Uint8Array, limits: ReadLimits): RecordedTrack | null =>
  scanPoints(bytes, TCX, limits);
