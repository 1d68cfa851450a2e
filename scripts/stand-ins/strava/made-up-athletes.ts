import { madeUpSessions, type SessionKind } from '../sessions/made-up-sessions.ts';
import { type StravaWorld } from './world.ts';

const SPORT_TYPES: Readonly<Record<SessionKind, string>> = {
  ocean: 'Surfing',
  paddling: 'StandUpPaddling',
  'standing wave': 'Kayaking',
  'bike ride': 'Ride',
  swim: 'Swim',
  manual: 'Surfing',
};
const ACTIVITIES = 230;
const HIDDEN_START = 3;
const PRIVATE = 6;

/** A surfer with 230 activities, of which one hides its start time and one is private, and one without any. */
export function addMadeUpAthletes(world: StravaWorld, now: number): void {
  const athlete = world.addAthlete({ username: 'noa_shorebreak', firstname: 'Noa', lastname: 'Ōkalani' });
  madeUpSessions(now, ACTIVITIES).forEach(({ kind, name, startTime, zone, track }, index) => {
    world.addActivity({
      athlete,
      name,
      sportType: SPORT_TYPES[kind],
      startTime,
      zone,
      track,
      deviceName: track === null ? null : index % 2 === 0 ? 'Garmin Forerunner 945' : 'Apple Watch Ultra',
      hiddenStartTime: index === HIDDEN_START && 'utc',
      private: index === PRIVATE,
    });
  });
  world.addAthlete({ firstname: 'Finn', lastname: 'Flatspell' });
}
