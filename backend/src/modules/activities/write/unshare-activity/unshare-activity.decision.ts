import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

export interface UnshareActivity {
  readonly actor: number;
}

export const unshareActivity: Decide<ActivityState, UnshareActivity, ActivityEvent> = ({ actor }, state) =>
  ownedActivity(state, actor).isPublic ? [{ type: 'ActivityUnshared', data: {} }] : [];
