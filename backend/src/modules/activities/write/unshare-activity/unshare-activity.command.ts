import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity, type ActivityState } from '../activity.ts';

export interface UnshareActivity {
  readonly actor: number;
}

export const unshareActivity: Decide<ActivityState, UnshareActivity, ActivityEvent> = ({ actor }, state) =>
  ownedActivity(state, actor).isPublic ? [{ type: 'ActivityUnshared', data: {} }] : [];
