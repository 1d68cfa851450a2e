import {
  type Coast,
  createTrack,
  type DisplayUnits,
  encodeTrack,
  PACIFIC,
  zoneOffset,
} from '@rideline/detection-engine';
import type { Config } from '../../../platform/config/config.ts';
import type { MapKind } from '../events/sharing-events.ts';
import type { VisibleActivity } from './public/shared-activities.ts';

/**
 * What the page of a map is drawn from, as the web app's `map-page/` reads it: rows are counted from 0, distances in
 * meters, times in seconds, speeds in km/h; the track is the engine's encoding in base64.
 */
export function mapData(
  kind: MapKind,
  { row, track, rides, username }: VisibleActivity,
  units: DisplayUnits,
  coast: Coast | null,
  { mapStyles, tileUrl }: Pick<Config, 'mapStyles' | 'tileUrl'>,
) {
  return {
    kind,
    name: row.name,
    sharedBy: username,
    isDemo: row.isDemo,
    surfType: row.surfType,
    units,
    /** Minutes that Pacific time is ahead of UTC at the start: a browser may not know the latest rules. */
    pacificOffset: zoneOffset(PACIFIC, track.time[0] ?? 0),
    ground: { styles: mapStyles ?? null, tileUrl: tileUrl ?? null, coast },
    rides: rides.map((ride) => ({
      first: ride.firstPoint,
      last: ride.lastPoint,
      runs: ride.surfRuns,
      distance: ride.distance,
      duration: ride.duration,
      surfTime: ride.surfTime,
      maxSpeed: ride.maxSpeed,
      rough: ride.rough,
      isSurfRide: ride.isSurfRide,
      isTour: ride.isTour,
    })),
    track: encoded(track),
  };
}

/** Without the heart rate, which no map shows. */
function encoded(track: VisibleActivity['track']): string {
  const { time, latitude, longitude, distance, speed, speedSource, doubtful } = track;
  const moved = createTrack({ time, latitude, longitude, distance, speed, speedSource, doubtful });
  return Buffer.from(encodeTrack(moved)).toString('base64');
}
