import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity, type ActivityState } from '../activity.ts';

/** The vessel, if any, is already known to be the actor's own. */
export interface AssignVessel {
  readonly actor: number;
  readonly vesselId: number | null;
}

export const assignVessel: Decide<ActivityState, AssignVessel, ActivityEvent> = (
  { actor, vesselId },
  state,
) =>
  ownedActivity(state, actor).vesselId === vesselId ? [] : [{ type: 'VesselAssigned', data: { vesselId } }];
