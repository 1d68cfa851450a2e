/** Small XML tracks from 2026-06-01T08:00:00Z heading east, one point a second. */
const START = Date.UTC(2026, 5, 1, 8);

export const isoAt = (second: number) => new Date(START + second * 1000).toISOString();

export const trackPoint = (second: number, latitude = 33.5) =>
  `<trkpt lat="${latitude}" lon="${-118 + second / 10_000}"><ele>1</ele><time>${isoAt(second)}</time></trkpt>`;

export const trackPoints = (count: number) =>
  `<trk><trkseg>${Array.from({ length: count }, (_, second) => trackPoint(second)).join('')}</trkseg></trk>`;

export const gpx = (content: string) =>
  encode(`<gpx version="1.1" creator="Test" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`);

export const tcxPoint = (second: number, more = '') =>
  `<Trackpoint><Time>${isoAt(second)}</Time><Position><LatitudeDegrees>33.5</LatitudeDegrees>` +
  `<LongitudeDegrees>${-118 + second / 10_000}</LongitudeDegrees></Position>${more}</Trackpoint>`;

export const tcx = (content: string) =>
  encode(
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>' +
      `<Activity Sport="Other"><Lap><Track>${content}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
  );

/** Little-endian. */
export function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true);
  return bytes;
}

const encode = (text: string) => new TextEncoder().encode(text);
