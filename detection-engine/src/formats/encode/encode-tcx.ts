import type { TrackFileNames, TrackFileRows } from '../../track/recorded-track.ts';
import { heartRateAt } from './heart-rate-at.ts';
import { element, escapeXml, isoTime, numberElement } from './xml-writer.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`;

/** One activity of one lap; see encodeTrackFile. */
export function encodeTcx(rows: TrackFileRows, names: TrackFileNames): Uint8Array {
  const start = isoTime(rows.time[0] ?? 0);
  const seconds = rows.length === 0 ? 0 : (rows.time[rows.length - 1]! - rows.time[0]!) / 1000;
  const meters = rows.recordedDistance.findLast((distance) => distance === distance) ?? 0;
  const lines = [
    HEAD,
    `<Activities><Activity Sport="${escapeXml(names.sport ?? 'Other')}"><Id>${start}</Id>`,
    `<Lap StartTime="${start}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>` +
      `<DistanceMeters>${meters.toFixed(2)}</DistanceMeters><Calories>0</Calories>` +
      '<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>',
  ];
  for (let row = 0; row < rows.length; row++) {
    const latitude = rows.latitude[row]!;
    const longitude = rows.longitude[row]!;
    const position =
      latitude === latitude && longitude === longitude
        ? `<Position><LatitudeDegrees>${latitude.toFixed(7)}</LatitudeDegrees>` +
          `<LongitudeDegrees>${longitude.toFixed(7)}</LongitudeDegrees></Position>`
        : '';
    const speed = numberElement('ns3:Speed', rows.recordedSpeed[row]!, 3);
    const heartRate = numberElement('Value', heartRateAt(rows, row), 0);
    lines.push(
      `<Trackpoint><Time>${isoTime(rows.time[row]!)}</Time>${position}` +
        numberElement('DistanceMeters', rows.recordedDistance[row]!, 2) +
        (heartRate && `<HeartRateBpm>${heartRate}</HeartRateBpm>`) +
        (speed && `<Extensions><ns3:TPX>${speed}</ns3:TPX></Extensions>`) +
        '</Trackpoint>',
    );
  }
  lines.push('</Track></Lap>');
  const training = element('Name', names.name);
  if (training) {
    lines.push(
      `<Training VirtualPartner="false"><Plan Type="Workout" IntervalWorkout="false">${training}</Plan></Training>`,
    );
  }
  const device = element('Name', names.device);
  if (device) {
    lines.push(
      `<Creator xsi:type="Device_t">${device}<UnitId>0</UnitId><ProductID>0</ProductID>` +
        '<Version><VersionMajor>1</VersionMajor><VersionMinor>0</VersionMinor></Version></Creator>',
    );
  }
  lines.push('</Activity></Activities>', '</TrainingCenterDatabase>', '');
  return new TextEncoder().encode(lines.join('\n'));
}
