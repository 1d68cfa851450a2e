import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { ActivityState } from '../activity.ts';

export interface RemoveDemoActivity {
  readonly actor: number;
}

/** Leaves everything alone that isn't this person's or isn't a demo. */
export const removeDemoActivity: Decide<ActivityState, RemoveDemoActivity, ActivityEvent> = (
  command,
  state,
) => {
  if (state.status !== 'live') return [];
  const { owner, isDemo, contentHash } = state.uploaded;
  return owner === command.actor && isDemo ? [{ type: 'ActivityDeleted', data: { contentHash } }] : [];
};
