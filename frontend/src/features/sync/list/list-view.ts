import type { SyncedActivity } from '../../../app/connections.api.ts';

/** Search, type filter and order of the list. */
export interface ListView {
  readonly search: string;
  /** A type as the service spells it, or ALL_TYPES. */
  readonly type: string;
  readonly newestFirst: boolean;
}

export const ALL_TYPES = '';
export const FIRST_VIEW: ListView = { search: '', type: ALL_TYPES, newestFirst: true };

/** The matching activities in the chosen order. */
export function viewed(
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
