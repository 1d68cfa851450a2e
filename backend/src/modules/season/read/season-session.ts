import type { SurfType } from '@rideline/detection-engine';
import { type ActivityEvent, type TakeOff, takeOffsOf } from '../../activities/index.ts';

/** The fields of a ride or attempt that a season needs. */
export interface SeasonRide {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly duration: number;
  readonly distance: number;
  readonly maxSpeed: number;
  readonly surfTime: number;
  readonly rough: boolean;
  readonly isSurfRide: boolean;
  /** null where it is not known. */
  readonly takeOff: TakeOff | null;
}

/** A session as far as a season needs it. */
export interface SessionState {
  readonly urlHash: string;
  readonly owner: number;
  readonly surfType: SurfType;
  readonly vesselId: number | null;
  readonly isDemo: boolean;
  readonly timeZone: string;
  readonly isTimeHidden: boolean;
  /** Epoch milliseconds of the recording's first point. */
  readonly start: number;
  /** The part that counts; null where it is not known. */
  readonly recorded: { readonly startTime: number; readonly endTime: number } | null;
  readonly copyOf: string | null;
  /** The recording names a sport on land, and its owner did not say that it is a surf session. */
  readonly isOtherSport: boolean;
  readonly isExcluded: boolean;
  /** In the order of the session's page. */
  readonly rides: readonly SeasonRide[];
}

type Detection = Extract<ActivityEvent, { readonly type: 'RidesDetected' }>['data'];

/** The session after an event; undefined before its upload and after its deletion. */
export function evolveSession(
  session: SessionState | undefined,
  event: ActivityEvent,
): SessionState | undefined {
  if (event.type === 'ActivityUploaded') return uploaded(event.data);
  if (session === undefined) return undefined;
  switch (event.type) {
    case 'RidesDetected':
    case 'SettingsReapplied':
    case 'TrackCleanedAgain':
      return detected(session, event.data);
    case 'TrackTrimmed':
      return detected({ ...session, recorded: event.data.keptPart }, event.data);
    case 'SurfTypeChanged':
      return detected({ ...session, surfType: event.data.surfType, copyOf: null }, event.data);
    case 'TimeZoneFound':
      return { ...session, timeZone: event.data.timeZone };
    case 'StartCorrected':
      return moved(session, event.data.shift);
    case 'RideDeleted':
      return { ...session, rides: session.rides.filter(({ id }) => id !== event.data.rideId) };
    case 'VesselAssigned':
      return { ...session, vesselId: event.data.vesselId };
    case 'SetAsideAsCopy':
      return { ...session, copyOf: event.data.copyOf };
    case 'SessionCounted':
      return { ...session, copyOf: null };
    case 'SetAsideAsOtherSport':
      return { ...session, isOtherSport: true };
    case 'CountedAsSurfing':
      return { ...session, isOtherSport: false };
    case 'ExcludedFromRecords':
      return { ...session, isExcluded: true };
    case 'IncludedInRecords':
      return { ...session, isExcluded: false };
    case 'ActivityDeleted':
      return undefined;
    default:
      return session;
  }
}

function uploaded(data: Extract<ActivityEvent, { readonly type: 'ActivityUploaded' }>['data']): SessionState {
  const { urlHash, owner, surfType, isDemo, timeZone, isTimeHidden, activityTime } = data;
  return {
    urlHash,
    owner,
    surfType,
    vesselId: null,
    isDemo,
    timeZone,
    isTimeHidden,
    start: Date.parse(activityTime),
    recorded: null,
    copyOf: null,
    isOtherSport: false,
    isExcluded: false,
    rides: [],
  };
}

/** The track with the moved times and its rides are a further event. */
const moved = (session: SessionState, shift: number): SessionState => ({
  ...session,
  start: session.start + shift,
  copyOf: null,
  rides: session.rides.map((ride) => ({ ...ride, startTime: ride.startTime + shift })),
});

function detected(session: SessionState, { rides, takeOffs, recorded }: Detection): SessionState {
  const began = takeOffsOf(takeOffs);
  return {
    ...session,
    // Older events don't have it.
    recorded: recorded ?? session.recorded,
    rides: rides.map(
      ({ id, startTime, duration, distance, maxSpeed, surfTime, rough, isSurfRide }, index) => ({
        id,
        startTime,
        duration,
        distance,
        maxSpeed,
        surfTime,
        rough,
        isSurfRide,
        takeOff: began?.[index] ?? null,
      }),
    ),
  };
}
