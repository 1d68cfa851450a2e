import type { RecordedTrack, TrackFileFacts, TrackFormat } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import { RecordedRows } from '../recorded-rows.ts';
import { XmlByteCursor, XmlToken } from './byte-cursor.ts';
import type { ByteNames } from './byte-names.ts';

/** Codes of the names that every dialect gives to a point and its values; 0 is left, as ever, for all others. */
export const PointName = { point: 1, time: 2, latitude: 3, longitude: 4, speed: 5, distance: 6 } as const;
/** A dialect's own names, which say something about the file, have codes from here on. */
export const FIRST_FACT_NAME = 7;

/** How an XML format calls what a track is made of. */
export interface TrackDialect<Facts extends { finish(): TrackFileFacts }> {
  readonly format: TrackFormat;
  readonly names: ByteNames;
  /** The attributes that hold a point's latitude and longitude; null where elements do. */
  readonly positionAttributes: { readonly latitude: Uint8Array; readonly longitude: Uint8Array } | null;
  createFacts(): Facts;
  /** Takes a fact from a tag that opens outside of points; false where only the reference can read it. */
  opened(cursor: XmlByteCursor, facts: Facts): boolean;
  /** The same for an element with a fact's name that closes outside of points. */
  closed(cursor: XmlByteCursor, facts: Facts): boolean;
}

/**
 * What the dialect's reference reader gives, some ten times faster; null where the file holds anything that is
 * not known to be read exactly alike. All values go one way through the loop, so that the compiler has seen
 * what there is to see after a few points, whatever the device wrote.
 * @throws TrackFileError where the rows make no track, as soon as there are too many of them.
 */
export function scanPoints<Facts extends { finish(): TrackFileFacts }>(
  bytes: Uint8Array,
  dialect: TrackDialect<Facts>,
  limits: ReadLimits,
): RecordedTrack | null {
  const cursor = new XmlByteCursor(bytes, dialect.names);
  const attributes = dialect.positionAttributes;
  const rows = new RecordedRows(limits);
  const facts = dialect.createFacts();
  const values = new Float64Array(FIRST_FACT_NAME);
  let pointDepth = 0;

  for (;;) {
    const token = cursor.next();
    const code = cursor.code;
    if (token === XmlToken.open) {
      if (pointDepth > 0) continue;
      if (!dialect.opened(cursor, facts)) return null;
      if (code !== PointName.point) continue;
      pointDepth = cursor.depth;
      values.fill(NaN);
      if (attributes) {
        values[PointName.latitude] = cursor.attributeNumber(attributes.latitude);
        values[PointName.longitude] = cursor.attributeNumber(attributes.longitude);
      }
    } else if (token === XmlToken.close) {
      if (pointDepth === 0) {
        if (code >= FIRST_FACT_NAME && !dialect.closed(cursor, facts)) return null;
      } else if (cursor.depth === pointDepth) {
        rows.push(values[2]!, values[3]!, values[4]!, values[5]!, values[6]!);
        pointDepth = 0;
      } else if (code > PointName.point && code < FIRST_FACT_NAME) {
        if (!cursor.leaf) return null;
        if (values[code] === values[code]) continue;
        if (code !== PointName.time) values[code] = cursor.leafNumber();
        else if (cursor.depth === pointDepth + 1) values[code] = cursor.leafTime();
      }
    } else {
      return token === XmlToken.end ? rows.finish(dialect.format, facts.finish()) : null;
    }
  }
}
