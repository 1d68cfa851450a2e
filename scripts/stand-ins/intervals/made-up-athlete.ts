import { madeUpSessions, type SessionKind } from '../sessions/made-up-sessions.ts';
import { type IntervalsAthlete, type IntervalsOriginal, type IntervalsWorld } from './world.ts';

const TYPES: Readonly<Record<SessionKind, string>> = {
  ocean: 'Surfing',
  paddling: 'StandUpPaddling',
  'standing wave': 'Kayaking',
  'bike ride': 'Ride',
  swim: 'OpenWaterSwim',
  manual: 'Workout',
};
const ACTIVITIES = 48;
const ORIGINALS: readonly IntervalsOriginal[] = ['fit.gz', 'fit', 'gpx', 'tcx'];
/** Every so many sessions came from Strava. */
const FROM_STRAVA = 7;

/** A surfer with 48 activities, of which some came from Strava. */
export function addMadeUpAthlete(world: IntervalsWorld, now: number): IntervalsAthlete {
  const athlete = world.addAthlete('wax-and-leash');
  madeUpSessions(now, ACTIVITIES).forEach(({ kind, name, startTime, zone, track }, index) => {
    world.addActivity({
      athlete,
      name,
      type: TYPES[kind],
      startTime,
      zone,
      track,
      source: index % FROM_STRAVA === FROM_STRAVA - 1 ? 'STRAVA' : 'COROS',
      deviceName: track === null ? null : 'COROS APEX 2',
      original: track === null ? 'missing' : (ORIGINALS[index % ORIGINALS.length] ?? 'fit'),
    });
  });
  return athlete;
}
