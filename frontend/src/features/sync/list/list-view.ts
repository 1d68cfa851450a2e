import type { SyncedActivity } from '../../../app/connections.api.ts';
import { isSurfSport, isWaterSport } from '../../../lib/water-sports.ts';

/** Search, type filter and order of the list. */
export interface ListView {
  readonly search: string;
  /** A type as the service spells it, or ALL_TYPES. */
  readonly type: string;
  readonly newestFirst: boolean;
  /** Sports off the water are listed too. */
  readonly otherSports: boolean;
}

export const ALL_TYPES = '';
export const FIRST_VIEW: ListView = { search: '', type: ALL_TYPES, newestFirst: true, otherSports: false };

/** Sports on the water, and what was taken for a session before. */
const belongs = ({ activity_type, is_analyzed, known_session }: SyncedActivity) =>
  isWaterSport(activity_type) || is_analyzed || known_session !== null;

/** The sessions that nobody analyzed or uploaded yet. */
export const surfSessions = (activities: readonly SyncedActivity[]): readonly SyncedActivity[] =>
  activities.filter(
    ({ activity_type, is_analyzed, known_session, has_track }) =>
      isSurfSport(activity_type) && !is_analyzed && known_session === null && has_track,
  );

/** The matching activities in the chosen order, and how many more there are of other sports. */
export function viewed(
  activities: readonly SyncedActivity[],
  view: ListView,
): { readonly rows: readonly SyncedActivity[]; readonly hidden: number } {
  const matching = matchingIn(activities, view);
  const rows = matching.filter(belongs);
  // Somebody without water sports picks among all, as does who asks for a type.
  if (view.otherSports || view.type !== ALL_TYPES || rows.length === 0) return { rows: matching, hidden: 0 };
  return { rows, hidden: matching.length - rows.length };
}

function matchingIn(
  activities: readonly SyncedActivity[],
  { search, type, newestFirst }: ListView,
): readonly SyncedActivity[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = newestFirst ? -1 : 1;
  return activities
    .filter(
      ({ activity_name, activity_type }) =>
        (type === ALL_TYPES || activity_type === type) &&
        words.every((word) => activity_name.toLowerCase().includes(word)),
    )
    .sort((one, other) => {
      if (one.activity_date === other.activity_date) return 0;
      return one.activity_date < other.activity_date ? -direction : direction;
    });
}

/** 'Strava' where activities came from there that only Strava hands out, with their number. */
export function heldElsewhere(activities: readonly SyncedActivity[]): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { held_by: by } of activities) {
    if (typeof by === 'string') held.set(by, (held.get(by) ?? 0) + 1);
  }
  return held;
}

/** 'Stand up paddleboarding' from Garmin's 'stand_up_paddleboarding' and Strava's 'StandUpPaddleboarding'. */
export function typeLabel(type: string): string {
  const words = type
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The distinct types of the list, sorted by their labels. */
export const typesOf = (activities: readonly SyncedActivity[]): readonly string[] =>
  [...new Set(activities.map(({ activity_type }) => activity_type))].sort((one, other) =>
    typeLabel(one).localeCompare(typeLabel(other)),
  );
