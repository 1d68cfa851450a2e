import type { RecordedPart } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { TrackTrimmed } from '../events/correction-events.ts';
import { ownedActivity } from './owned-activity.ts';
import { assertSameInput, type FoundAgain, isSamePart, withIds } from './reapply-settings.decision.ts';

/** A shorter part is a slip. */
const SHORTEST_MS = 60_000;

/** @throws DomainError invalid for a part that is too short to be a session */
export function assertLongEnough(part: RecordedPart): void {
  if (part.endTime - part.startTime < SHORTEST_MS) {
    throw invalid('Keep at least one minute of the session', 'trim_invalid');
  }
}

/** `input` has the part to keep. */
export type TrimTrack = FoundAgain & Omit<TrackTrimmed['data'], 'rides' | 'takeOffs' | 'keptPart'>;

/** Keeps a part of the track, or all of it again. Rides that come back have the ids they had. */
export const trimTrack: Decide<ActivityState, TrimTrack, ActivityEvent> = (command, state) => {
  const { actor, input, found, freshIds, ...how } = command;
  const live = ownedActivity(state, actor);
  const { keptPart } = input;
  if (isSamePart(live.keptPart, keptPart)) return [];
  assertSameInput({ ...live, keptPart }, input);
  return [{ type: 'TrackTrimmed', data: { ...how, keptPart, ...withIds(found, live, freshIds) } }];
};
