import { sameRide } from '@rideline/detection-engine';
import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { ActivityUploaded } from '../events/activity-uploaded.ts';
import { circleOf, type HiddenCircle } from '../events/hidden-circle.ts';
import type { MapFiles } from '../events/map-drawn.ts';
import type { Mark } from '../events/session-marked.ts';
import type { RidesDetected } from '../events/rides-detected.ts';
import type { Ride } from '../events/shared.ts';

/** What detection last found, and how. */
export interface Detected {
  readonly parameters: RidesDetected['data']['parameters'] | null;
  readonly settingId: number | null;
  readonly engineVersion: string;
  readonly rides: readonly Ride[];
}

/** What of the track others don't see when the activity is shared. */
export interface TrackPrivacy {
  readonly ridesOnly: boolean;
  readonly hiddenCircle: HiddenCircle | null;
}

export interface LiveActivity {
  readonly status: 'live';
  /** What it was uploaded as. */
  readonly uploaded: ActivityUploaded['data'];
  readonly detected: Detected;
  /** Rides the owner struck: found again, they stay struck, unless a later mark says that one was missed there. */
  readonly struck: readonly Ride[];
  readonly marks: readonly Mark[];
  readonly name: string;
  readonly note: string;
  readonly videoLink: string | null;
  readonly vesselId: number | null;
  readonly isPublic: boolean;
  readonly privacy: TrackPrivacy;
  readonly maps: MapFiles;
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
        return { ...state, detected: event.data };
      case 'SessionMarked':
        return { ...state, marks: event.data.marks };
      case 'RideDeleted':
        return strike(state, event.data.rideId);
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
        return { ...state, isPublic: false, maps: {} };
      case 'TrackPrivacyChosen': {
        const { ridesOnly, hiddenCircle } = event.data;
        return { ...state, privacy: { ridesOnly, hiddenCircle: circleOf(hiddenCircle) } };
      }
      case 'MapDrawn':
        return { ...state, maps: { ...state.maps, [event.data.kind]: event.data.file } };
      case 'ActivityDeleted':
        return { status: 'deleted' };
    }
  },
};

/** The last word on a stretch counts: who strikes a ride takes back that it was missed. */
function strike(state: LiveActivity, rideId: number): LiveActivity {
  const { rides } = state.detected;
  const ride = rides.find(({ id }) => id === rideId);
  if (ride === undefined) return state;
  const isOther = ({ id }: Ride) => id !== rideId;
  return {
    ...state,
    detected: { ...state.detected, rides: rides.filter(isOther) },
    struck: [...state.struck.filter(isOther), ride],
    marks: state.marks.filter((mark) => mark.kind !== 'missed_ride' || !sameRide(mark, ride)),
  };
}

function uploaded(data: ActivityUploaded['data']): LiveActivity {
  return {
    status: 'live',
    uploaded: data,
    detected: { parameters: null, settingId: null, engineVersion: data.engineVersion, rides: [] },
    struck: [],
    marks: [],
    name: data.name,
    note: '',
    videoLink: null,
    vesselId: null,
    isPublic: false,
    privacy: { ridesOnly: false, hiddenCircle: null },
    maps: {},
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
