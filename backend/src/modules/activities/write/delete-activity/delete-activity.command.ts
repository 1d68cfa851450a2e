import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity, type ActivityState } from '../activity.ts';

export interface DeleteActivity {
  readonly actor: number;
}

export const deleteActivity: Decide<ActivityState, DeleteActivity, ActivityEvent> = (command, state) => {
  const { contentHash } = ownedActivity(state, command.actor).uploaded;
  return [{ type: 'ActivityDeleted', data: { contentHash } }];
};
