import type { Track } from '@rideline/detection-engine';
import zoneAt from '@photostructure/tz-lookup';

/** IANA name of the zone of the first point, also on the open sea; null without a point. Needs no network. */
export function timeZoneOf({ latitude, longitude }: Pick<Track, 'latitude' | 'longitude'>): string | null {
  const [north] = latitude;
  const [east] = longitude;
  return north === undefined || east === undefined ? null : zoneAt(north, east);
}
