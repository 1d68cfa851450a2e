import { madeUpSessions, type SessionKind } from '../sessions/made-up-sessions.ts';
import {
  GARMIN_TYPES,
  type GarminAccount,
  type GarminOriginal,
  type GarminType,
  type GarminWorld,
} from './world.ts';

const TYPES: Readonly<Record<SessionKind, GarminType>> = {
  ocean: GARMIN_TYPES.surfing,
  paddling: GARMIN_TYPES.paddling,
  'standing wave': GARMIN_TYPES.kayaking,
  'bike ride': GARMIN_TYPES.cycling,
  swim: GARMIN_TYPES.openWater,
  manual: GARMIN_TYPES.other,
};
const ACTIVITIES = 64;
const ORIGINALS: readonly GarminOriginal[] = ['fit', 'fit', 'gpx', 'fit', 'fit', 'tcx'];

/** A surfer with MFA by email and 64 activities. */
export function addMadeUpSurfer(world: GarminWorld, now: number): GarminAccount {
  const account = world.addAccount({
    email: 'noa@garmin.example',
    password: 'wax-and-leash',
    fullName: 'Noa Ōkalani',
    mfa: { method: 'email' },
  });
  madeUpSessions(now, ACTIVITIES).forEach(({ kind, name, startTime, zone, track }, index) => {
    world.addActivity({
      account,
      name,
      type: TYPES[kind],
      startTime,
      zone,
      track,
      device: 'Forerunner 945',
      original: track === null ? 'missing' : (ORIGINALS[index % ORIGINALS.length] ?? 'fit'),
    });
  });
  return account;
}
