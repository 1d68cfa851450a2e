import type { Decide } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { activity, type ActivityState, type LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';
import { reapplySettings, type ReapplySettings } from './reapply-settings.decision.ts';

export interface DeleteRide {
  readonly actor: number;
  readonly rideId: number;
}

export const deleteRide: Decide<ActivityState, DeleteRide, ActivityEvent> = (command, state) => {
  const { rides } = ownedActivity(state, command.actor).detected;
  if (!rides.some((ride) => ride.id === command.rideId)) throw notFound('Activity not found');
  return [{ type: 'RideDeleted', data: { rideId: command.rideId } }];
};

const restored = (rideId: number) => ({ type: 'RideRestored', data: { rideId } }) as const;

/**
 * The activity without this deletion, for the detection that finds the ride again.
 * @throws DomainError not_found for a ride that is not deleted
 */
export function undeleted(state: ActivityState, { actor, rideId }: DeleteRide): LiveActivity {
  const live = ownedActivity(state, actor);
  if (!live.deletedRides.some(({ id }) => id === rideId)) throw notFound('Activity not found');
  return ownedActivity(activity.evolve(live, restored(rideId)), actor);
}

export interface RestoreRide extends DeleteRide {
  /** The detection of the activity without the deletion. */
  readonly reapplied: Omit<ReapplySettings, 'actor'>;
}

/** Records that the deletion is taken back, and the rides that this leads to. */
export const restoreRide: Decide<ActivityState, RestoreRide, ActivityEvent> = (command, state) => {
  const { actor, rideId, reapplied } = command;
  const live = undeleted(state, command);
  return [restored(rideId), ...reapplySettings({ ...reapplied, actor }, live)];
};
