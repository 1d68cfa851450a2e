import type { TrackFileNames, TrackFileRows } from '../../track/recorded-track.ts';
import { RIDELINE } from '../device-family.ts';
import { heartRateAt } from './heart-rate-at.ts';
import { element, escapeXml, isoTime, numberElement } from './xml-writer.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" xmlns:gpxdata="http://www.cluetrust.com/XML/GPXDATA/1/0"`;

/** Rows per slice: one or two milliseconds. */
const SLICE_ROWS = 250;

/** GPX 1.1; see encodeTrackFile. */
export function encodeGpx(rows: TrackFileRows, names: TrackFileNames): Uint8Array<ArrayBuffer> {
  const device = names.device ?? '';
  return new TextEncoder().encode([...gpxInSlices(rows, { ...names, device })].join(''));
}

/**
 * The text of a file in slices, so that a caller can yield to other work on its thread. Rideline creates it unless
 * `names` has a device.
 */
export const gpxInSlices = (rows: TrackFileRows, names: TrackFileNames): Generator<string> =>
  tracksInSlices(names, [{ rows, name: names.name }]);

/** A track of a GPX file with a name of its own. */
export interface NamedTrack {
  readonly rows: TrackFileRows;
  readonly name: string | null | undefined;
  /** Of a ride, from 1; reading the file again keeps tracks with a number as rides. */
  readonly number?: number;
}

/** The text of a file of several tracks in slices. */
export function* tracksInSlices(
  { device, sport }: TrackFileNames,
  tracks: Iterable<NamedTrack>,
): Generator<string> {
  yield `${HEAD} creator="${escapeXml(device ?? RIDELINE)}">\n`;
  for (const { rows, name, number = NaN } of tracks) {
    const head = element('name', name) + numberElement('number', number, 0) + element('type', sport);
    yield `<trk>${head}<trkseg>\n`;
    for (let first = 0; first < rows.length; first += SLICE_ROWS) {
      yield trackPoints(rows, first, Math.min(rows.length, first + SLICE_ROWS));
    }
    yield '</trkseg></trk>\n';
  }
  yield '</gpx>\n';
}

function trackPoints(rows: TrackFileRows, first: number, end: number): string {
  let text = '';
  for (let row = first; row < end; row++) {
    const latitude = rows.latitude[row]!;
    const longitude = rows.longitude[row]!;
    if (latitude !== latitude || longitude !== longitude) continue;
    const speed = numberElement('gpxtpx:speed', rows.recordedSpeed[row]!, 3);
    const values = numberElement('gpxtpx:hr', heartRateAt(rows, row), 0) + speed;
    const extensions =
      (values && `<gpxtpx:TrackPointExtension>${values}</gpxtpx:TrackPointExtension>`) +
      numberElement('gpxdata:distance', rows.recordedDistance[row]!, 2);
    text +=
      `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}">` +
      `<time>${isoTime(rows.time[row]!)}</time>` +
      (extensions && `<extensions>${extensions}</extensions>`) +
      '</trkpt>\n';
  }
  return text;
}
