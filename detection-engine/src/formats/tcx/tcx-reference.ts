import type { RecordedTrack } from '../../track/recorded-track.ts';
import { parseDecimal } from '../decimal.ts';
import { parseIsoTime } from '../iso-time.ts';
import type { ReadLimits } from '../read-limits.ts';
import { RecordedRows } from '../recorded-rows.ts';
import { readXml } from '../xml/read-xml.ts';
import { TcxFacts } from './tcx-facts.ts';

/**
 * The reference reader of TCX. A point without a position stays as a row, since the recording continued. Speed (m/s) is
 * the first `Speed` within the point, with any prefix.
 * Source: Garmin TrainingCenterDatabase v2 and ActivityExtension v2 schemas.
 */
export function readTcxReference(bytes: Uint8Array, limits: ReadLimits): RecordedTrack {
  const rows = new RecordedRows(limits);
  const facts = new TcxFacts();
  let pointDepth = 0;
  let latitude = NaN;
  let longitude = NaN;
  let time = NaN;
  let speed = NaN;
  let distance = NaN;
  let heartRate = NaN;

  readXml(bytes, {
    open(path, attributes) {
      if (pointDepth > 0) return;
      const name = path.at(-1);
      if (name === 'Activity') facts.sport(attributes['Sport']);
      if (name === 'Trackpoint') {
        pointDepth = path.length;
        latitude = longitude = time = speed = distance = heartRate = NaN;
      }
    },
    close(path, text) {
      if (pointDepth === 0) {
        facts.element(path, text);
        if (path.at(-1) === 'Activity') rows.endElement(facts.takeElement());
        return;
      }
      if (path.length === pointDepth) {
        rows.push(time, latitude, longitude, speed, distance, heartRate);
        pointDepth = 0;
        return;
      }
      const name = path.at(-1);
      if (name === 'Time') {
        if (path.length > pointDepth + 1 || time === time) return;
        time = parseIsoTime(text);
        if (time !== time) rows.leftOut.unreadable('time', text);
      } else if (name === 'LatitudeDegrees') {
        if (latitude === latitude) return;
        latitude = parseDecimal(text);
        if (latitude !== latitude) rows.leftOut.unreadable('position', text);
      } else if (name === 'LongitudeDegrees') {
        if (longitude === longitude) return;
        longitude = parseDecimal(text);
        if (longitude !== longitude) rows.leftOut.unreadable('position', text);
      } else if (name === 'DistanceMeters') {
        if (distance !== distance) distance = parseDecimal(text);
      } else if (name === 'Speed') {
        if (speed !== speed) speed = parseDecimal(text);
      } else if (name === 'Value' && path.at(-2) === 'HeartRateBpm') {
        if (heartRate !== heartRate) heartRate = parseDecimal(text);
      }
    },
  });
  return rows.finish('tcx', facts.finish());
}
