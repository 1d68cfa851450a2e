import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

export interface RenameActivity {
  readonly actor: number;
  readonly name: string;
}

export const renameActivity: Decide<ActivityState, RenameActivity, ActivityEvent> = (command, state) => {
  const name = command.name.trim();
  return ownedActivity(state, command.actor).name === name
    ? []
    : [{ type: 'ActivityRenamed', data: { name } }];
};
