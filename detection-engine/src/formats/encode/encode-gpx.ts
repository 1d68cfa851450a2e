import type { TrackFileNames, TrackFileRows } from '../encode.ts';
import { element, escapeXml, isoTime, numberElement } from './xml-writer.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" xmlns:gpxdata="http://www.cluetrust.com/XML/GPXDATA/1/0"`;

/** GPX 1.1; see encodeTrackFile. */
export function encodeGpx(rows: TrackFileRows, names: TrackFileNames): Uint8Array {
  const lines = [`${HEAD} creator="${escapeXml(names.device ?? 'Rideline')}">`];
  lines.push(`<trk>${element('name', names.name)}${element('type', names.sport)}<trkseg>`);
  for (let row = 0; row < rows.length; row++) {
    const latitude = rows.latitude[row]!;
    const longitude = rows.longitude[row]!;
    if (latitude !== latitude || longitude !== longitude) continue;
    const speed = numberElement('gpxtpx:speed', rows.recordedSpeed[row]!, 3);
    const extensions =
      (speed && `<gpxtpx:TrackPointExtension>${speed}</gpxtpx:TrackPointExtension>`) +
      numberElement('gpxdata:distance', rows.recordedDistance[row]!, 2);
    lines.push(
      `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}">` +
        `<time>${isoTime(rows.time[row]!)}</time>` +
        (extensions && `<extensions>${extensions}</extensions>`) +
        '</trkpt>',
    );
  }
  lines.push('</trkseg></trk>', '</gpx>', '');
  return new TextEncoder().encode(lines.join('\n'));
}
