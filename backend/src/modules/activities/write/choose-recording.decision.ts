import { conflict } from '../../../platform/errors/domain-error.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import { ownedActivity } from './owned-activity.ts';

/** Which of two recordings of a session count. */
export type Counting = 'this' | 'other' | 'both';

/**
 * Checks that the owner may choose between two activities.
 * @throws DomainError not_found for a foreign or missing one, conflict when they are not of one session
 */
export function assertSameSession(one: ActivityState, other: ActivityState, actor: number): void {
  const a = ownedActivity(one, actor);
  const b = ownedActivity(other, actor);
  const areRelated =
    a.surfType === b.surfType &&
    (a.copyOf === b.urlHash ||
      b.copyOf === a.urlHash ||
      (a.copyOf !== null && a.copyOf === b.copyOf) ||
      a.countedBeside.includes(b.urlHash));
  if (!areRelated) throw conflict('These are not recordings of one session');
}
