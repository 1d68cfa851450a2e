import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { SurfTypeChanged } from '../events/correction-events.ts';
import { ownedActivity } from './owned-activity.ts';
import { assertSameInput, type FoundAgain, withIds } from './reapply-settings.decision.ts';

export type ChangeSurfType = FoundAgain & Omit<SurfTypeChanged['data'], 'rides' | 'takeOffs' | 'surfType'>;

/** Replaces rides by attempts, or attempts by rides. What is found at the same time keeps its id, or stays deleted. */
export const changeSurfType: Decide<ActivityState, ChangeSurfType, ActivityEvent> = (command, state) => {
  const { actor, input, found, freshIds, ...how } = command;
  const live = ownedActivity(state, actor);
  const { surfType } = input;
  if (live.surfType === surfType) return [];
  assertSameInput({ ...live, surfType }, input);
  return [{ type: 'SurfTypeChanged', data: { ...how, surfType, ...withIds(found, live, freshIds) } }];
};
