import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';

export interface DeleteActivity {
  readonly actor: number;
}

export const deleteActivity: Decide<ActivityState, DeleteActivity, ActivityEvent> = (command, state) => {
  const { contentHash } = ownedActivity(state, command.actor);
  return [{ type: 'ActivityDeleted', data: { contentHash } }];
};
