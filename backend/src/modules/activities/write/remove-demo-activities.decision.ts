import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';

export interface RemoveDemoActivity {
  readonly actor: number;
}

/** Deletes the activity if it is a demo of this person. */
export const removeDemoActivity: Decide<ActivityState, RemoveDemoActivity, ActivityEvent> = (
  command,
  state,
) => {
  if (state.status !== 'live') return [];
  const { owner, isDemo, contentHash } = state;
  return owner === command.actor && isDemo ? [{ type: 'ActivityDeleted', data: { contentHash } }] : [];
};
