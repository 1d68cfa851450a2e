import type { RecordedTrack } from '../../track/recorded-track.ts';
import { parseDecimal } from '../decimal.ts';
import { parseIsoTime } from '../iso-time.ts';
import type { ReadLimits } from '../read-limits.ts';
import { RecordedRows } from '../recorded-rows.ts';
import { readXml } from '../xml/read-xml.ts';
import { GpxFacts } from './gpx-facts.ts';

/** Of Garmin's TrackPointExtension and GPXDATA, and of apps that write it into `extensions` themselves. */
const HEART_RATE_NAMES: readonly string[] = ['hr', 'heartrate', 'heart_rate'];

/**
 * The reference reader of GPX. Speed (m/s), distance (cumulative m) and heart rate (bpm) come from any element of that
 * name within a point, with any prefix and nesting; the first number wins.
 * Source: https://www.topografix.com/GPX/1/1/, Garmin TrackPointExtension v2, Cluetrust GPXDATA 1.0.
 */
export function readGpxReference(bytes: Uint8Array, limits: ReadLimits): RecordedTrack {
  const rows = new RecordedRows(limits);
  const facts = new GpxFacts();
  let pointDepth = 0;
  let latitude = NaN;
  let longitude = NaN;
  let time = NaN;
  let speed = NaN;
  let distance = NaN;
  let heartRate = NaN;

  readXml(bytes, {
    open(path, attributes) {
      if (path.length === 1) facts.creator(attributes['creator']);
      if (pointDepth === 0 && path.at(-1) === 'trkpt') {
        pointDepth = path.length;
        latitude = parseDecimal(attributes['lat']);
        longitude = parseDecimal(attributes['lon']);
        if (latitude !== latitude) rows.leftOut.unreadable('position', attributes['lat']);
        if (longitude !== longitude) rows.leftOut.unreadable('position', attributes['lon']);
        time = speed = distance = heartRate = NaN;
      }
    },
    close(path, text) {
      const name = path.at(-1)!;
      if (pointDepth === 0) {
        facts.element(path, text);
        if (name === 'trk') rows.endElement(facts.takeElement());
      } else if (path.length === pointDepth) {
        rows.push(time, latitude, longitude, speed, distance, heartRate);
        pointDepth = 0;
      } else if (name === 'time' && path.length === pointDepth + 1 && time !== time) {
        time = parseIsoTime(text);
        if (time !== time) rows.leftOut.unreadable('time', text);
      } else if (name === 'speed' && speed !== speed) {
        speed = parseDecimal(text);
      } else if (name === 'distance' && distance !== distance) {
        distance = parseDecimal(text);
      } else if (HEART_RATE_NAMES.includes(name) && heartRate !== heartRate) {
        heartRate = parseDecimal(text);
      }
    },
  });
  return rows.finish('gpx', facts.finish());
}
