import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../events/activity-events.ts';

/** What the activity's commands decide on. */
export type ActivityState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'live';
      readonly owner: number;
      readonly activityId: number;
      readonly isDemo: boolean;
      readonly contentHash: string;
      readonly rideIds: ReadonlySet<number>;
    }
  | { readonly status: 'deleted' };

export type LiveActivity = Extract<ActivityState, { status: 'live' }>;

export const activity: Aggregate<ActivityState, ActivityEvent> = {
  initialState: { status: 'absent' },
  evolve(state, event) {
    if (event.type === 'ActivityUploaded') {
      const { owner, activityId, isDemo, contentHash } = event.data;
      return { status: 'live', owner, activityId, isDemo, contentHash, rideIds: new Set() };
    }
    if (state.status !== 'live') return state;
    switch (event.type) {
      case 'RidesDetected':
        return { ...state, rideIds: new Set(event.data.rides.map((ride) => ride.id)) };
      case 'RideDeleted':
        return { ...state, rideIds: new Set([...state.rideIds].filter((id) => id !== event.data.rideId)) };
      case 'ActivityDeleted':
        return { status: 'deleted' };
    }
  },
};

/**
 * The activity, if it is there and this person's.
 * @throws DomainError not_found, the same for a foreign and a missing one
 */
export function ownedActivity(state: ActivityState, actor: number): LiveActivity {
  if (state.status !== 'live' || state.owner !== actor) throw notFound('Activity not found');
  return state;
}
