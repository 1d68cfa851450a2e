import { narrowingAt } from '@rideline/detection-engine';
import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { boxOf, type MapTrack } from '../map-track.ts';

/** Where rides began, a row for each. */
export interface MapTakeOffs extends MapTrack {
  /** Direction of the wave in degrees from north; null where it isn't known. */
  readonly heading: readonly (number | null)[];
}

/** Length of the lines relative to the map's content, and in degrees of latitude where that is one point. */
const SHARE = 1 / 22;
const LEAST = 0.00012;

/** A dot for each ride with the step of its color, and its row as feature id. */
export const dotFeatures = (
  { latitude, longitude }: MapTrack,
  stepOfRow: Uint8Array,
): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: Array.from(latitude, (lat, row): Feature<Point> => ({
    type: 'Feature',
    id: row,
    properties: { step: stepOfRow[row] },
    geometry: { type: 'Point', coordinates: [longitude[row] ?? 0, lat] },
  })),
});

/** A short line from each dot towards where the wave ran. */
export function headingFeatures(takeOffs: MapTakeOffs, stepOfRow: Uint8Array): FeatureCollection<LineString> {
  const { latitude, longitude, heading } = takeOffs;
  const { west, south, east, north } = boxOf(takeOffs, { from: 0, to: latitude.length - 1 });
  const narrowing = narrowingAt((south + north) / 2) || 1;
  const length = Math.max(LEAST, SHARE * Math.max(north - south, (east - west) * narrowing));
  const features = heading.flatMap((degrees, row): Feature<LineString>[] => {
    if (degrees === null) return [];
    const [from, angle] = [[longitude[row] ?? 0, latitude[row] ?? 0] as const, (degrees * Math.PI) / 180];
    const to = [from[0] + (Math.sin(angle) * length) / narrowing, from[1] + Math.cos(angle) * length];
    return [
      {
        type: 'Feature',
        properties: { step: stepOfRow[row] },
        geometry: { type: 'LineString', coordinates: [[...from], to] },
      },
    ];
  });
  return { type: 'FeatureCollection', features };
}
