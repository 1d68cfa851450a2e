import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

/** The use case has checked that the vessel is the actor's own. */
export interface AssignVessel {
  readonly actor: number;
  readonly vesselId: number | null;
}

export const assignVessel: Decide<ActivityState, AssignVessel, ActivityEvent> = (
  { actor, vesselId },
  state,
) =>
  ownedActivity(state, actor).vesselId === vesselId ? [] : [{ type: 'VesselAssigned', data: { vesselId } }];
