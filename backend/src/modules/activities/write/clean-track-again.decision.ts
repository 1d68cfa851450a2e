import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { TrackCleanedAgain } from '../events/detection-events.ts';
import { ownedActivity } from './owned-activity.ts';
import { assertSameInput, type FoundAgain, withIds } from './reapply-settings.decision.ts';

/** With the rides in the new track. */
export type CleanTrackAgain = FoundAgain & Omit<TrackCleanedAgain['data'], 'rides' | 'takeOffs'>;

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
