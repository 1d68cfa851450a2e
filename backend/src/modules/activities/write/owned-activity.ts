import { notFound } from '../../../platform/errors/domain-error.ts';
import type { ActivityState, LiveActivity } from '../activity.aggregate.ts';

/**
 * The live activity of this owner.
 * @throws DomainError not_found, the same for a foreign and a missing activity
 */
export function ownedActivity(state: ActivityState, actor: number): LiveActivity {
  if (state.status !== 'live' || state.owner !== actor) throw notFound('Activity not found');
  return state;
}
