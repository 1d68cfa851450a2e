import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { ActivityUploaded } from '../events/activity-uploaded.ts';
import type { Ride } from '../events/shared.ts';

export interface LiveActivity {
  readonly status: 'live';
  /** What it was uploaded as. */
  readonly uploaded: ActivityUploaded['data'];
  readonly rides: readonly Ride[];
  readonly name: string;
  readonly note: string;
  readonly videoLink: string | null;
  readonly vesselId: number | null;
  readonly isPublic: boolean;
}

/** What the activity's commands decide on. */
export type ActivityState = { readonly status: 'absent' } | LiveActivity | { readonly status: 'deleted' };

export const activity: Aggregate<ActivityState, ActivityEvent> = {
  initialState: { status: 'absent' },
  evolve(state, event) {
    if (event.type === 'ActivityUploaded') return uploaded(event.data);
    if (state.status !== 'live') return state;
    switch (event.type) {
      case 'RidesDetected':
      case 'SettingsReapplied':
        return { ...state, rides: event.data.rides };
      case 'RideDeleted':
        return { ...state, rides: state.rides.filter((ride) => ride.id !== event.data.rideId) };
      case 'ActivityRenamed':
        return { ...state, name: event.data.name };
      case 'NoteWritten':
        return { ...state, note: event.data.note };
      case 'VideoLinkSet':
        return { ...state, videoLink: event.data.link };
      case 'VesselAssigned':
        return { ...state, vesselId: event.data.vesselId };
      case 'ActivityShared':
        return { ...state, isPublic: true };
      case 'ActivityUnshared':
        return { ...state, isPublic: false };
      case 'ActivityDeleted':
        return { status: 'deleted' };
    }
  },
};

function uploaded(data: ActivityUploaded['data']): LiveActivity {
  return {
    status: 'live',
    uploaded: data,
    rides: [],
    name: data.name,
    note: '',
    videoLink: null,
    vesselId: null,
    isPublic: false,
  };
}

/**
 * The activity, if it is there and this person's.
 * @throws DomainError not_found, the same for a foreign and a missing one
 */
export function ownedActivity(state: ActivityState, actor: number): LiveActivity {
  if (state.status !== 'live' || state.uploaded.owner !== actor) throw notFound('Activity not found');
  return state;
}
