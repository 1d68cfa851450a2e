import type { Decide } from '../../../../kernel/decider/decider.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

export interface DeleteRide {
  readonly actor: number;
  readonly rideId: number;
}

export const deleteRide: Decide<ActivityState, DeleteRide, ActivityEvent> = (command, state) => {
  const { rides } = ownedActivity(state, command.actor).detected;
  if (!rides.some((ride) => ride.id === command.rideId)) throw notFound('Activity not found');
  return [{ type: 'RideDeleted', data: { rideId: command.rideId } }];
};
