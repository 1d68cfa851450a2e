import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { TrackCleanedAgain } from '../events/detection-events.ts';
import { ownedActivity } from './owned-activity.ts';
import {
  assertSameInput,
  type DetectionInput,
  type FoundRide,
  withIds,
} from './reapply-settings.decision.ts';

export interface CleanTrackAgain extends Omit<TrackCleanedAgain['data'], 'rides' | 'takeOffs'> {
  readonly actor: number;
  readonly input: DetectionInput;
  /** Rides in the new track. */
  readonly found: readonly FoundRide[];
  /** Ids for new rides, at least as many as there are new rides. */
  readonly freshIds: readonly number[];
}

/**
 * Replaces the track and its rides, which keep their ids. The track that the activity has already gives no event.
 * @throws DomainError conflict when there are more new rides than fresh ids: load and draw again
 */
export const cleanTrackAgain: Decide<ActivityState, CleanTrackAgain, ActivityEvent> = (command, state) => {
  const { actor, input, found, freshIds, ...track } = command;
  const live = ownedActivity(state, actor);
  if (live.trackHash === track.trackHash) return [];
  assertSameInput(live, input);
  return [{ type: 'TrackCleanedAgain', data: { ...track, ...withIds(found, live, freshIds) } }];
};
