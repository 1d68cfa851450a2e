import { dayText } from '../period.ts';
import type { SessionRecordAnswer } from '../season.schema.ts';
import type { PersonSeason, SeasonSession } from './season/person-season.ts';
import { bestRide, mostRides } from './season/records.ts';

type Held = SessionRecordAnswer['replaced'];

const BESTS: readonly (readonly [
  SessionRecordAnswer['record'],
  (sessions: readonly SeasonSession[]) => Held | null,
])[] = [
  [
    'most_rides',
    (sessions) => {
      const most = mostRides(sessions);
      return most && { ...most, ride_number: null };
    },
  ],
  ['longest_distance', (sessions) => bestRide(sessions, 'distance')],
  ['longest_time', (sessions) => bestRide(sessions, 'time')],
  ['max_speed', (sessions) => bestRide(sessions, 'speed')],
];

/**
 * The records that a session and its rides took from earlier sessions. Each is told once, for the widest it holds for: all
 * sessions, those on its board, those at its spot.
 */
export function sessionRecords(
  { sessions, vessels }: PersonSeason,
  urlHash: string,
): readonly SessionRecordAnswer[] {
  const place = sessions.findIndex((session) => session.urlHash === urlHash);
  const own = sessions[place];
  if (own === undefined) return [];
  const scopes: readonly (readonly [SessionRecordAnswer['scope'], (session: SeasonSession) => boolean])[] = [
    ['all', () => true],
    // A deleted vessel counts as none.
    [
      'vessel',
      ({ vesselId }) => vesselId === own.vesselId && vessels.some((one) => one.vesselId === vesselId),
    ],
    ['spot', ({ spotId }) => spotId !== null && spotId === own.spotId],
  ];
  return BESTS.flatMap(([record, best]): readonly SessionRecordAnswer[] => {
    const held = best([own]);
    if (held === null) return [];
    const { value, ride_number } = held;
    for (const [scope, belongs] of scopes) {
      const alike = (session: SeasonSession) => session.surfType === own.surfType && belongs(session);
      const replaced = best(sessions.slice(0, place).filter(alike));
      if (replaced === null || replaced.value >= value) continue;
      const later = sessions.slice(place + 1).filter(alike);
      const beaten = later.find((session) => (best([session])?.value ?? 0) > value);
      const until = beaten === undefined ? null : dayText(beaten.day);
      return [{ record, scope, ride_number, value, replaced, until }];
    }
    return [];
  });
}
