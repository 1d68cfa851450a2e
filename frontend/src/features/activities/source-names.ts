import type { Source } from '../../app/api-types.ts';

/** Where a session came from, as the screen says it. */
export const SOURCE_NAMES: Record<Source, string> = {
  MANUAL: 'Manual Upload',
  STRAVA: 'STRAVA',
  GARMIN: 'GARMIN',
};
