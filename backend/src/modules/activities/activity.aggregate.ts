import {
  isMadeUpName,
  type KnownRide,
  type Mark,
  type RecordedPart,
  sameRide,
  type SessionSummary,
  shiftWaves,
  summarize,
  type WatchWave,
} from '@rideline/detection-engine';
import type { Aggregate } from '../../kernel/decider/decider.ts';
import { instantOf } from '../../kernel/event-store/fields.ts';
import type { ActivityEvent } from './events/activity-events.ts';
import type { SessionCounted } from './events/copy-events.ts';
import type { SurfTypeChanged, TrackTrimmed } from './events/correction-events.ts';
import type { RidesDetected, TrackCleanedAgain, UsualHeadingSet } from './events/detection-events.ts';
import { circleOf, type HiddenCircle } from './events/hidden-circle.ts';
import type { MapKind } from './events/sharing-events.ts';
import type { ActivityUploaded } from './events/upload-events.ts';
import { type TakeOff, takeOffsOf } from './events/take-offs.ts';
import { type Readings, readingsOf, type WeatherRecorded } from './events/weather-events.ts';

/** The latest detection, without the rides that the owner deleted. */
export interface Detected extends Pick<RidesDetected['data'], 'settingId' | 'engineVersion' | 'rides'> {
  /** null until the first detection. */
  readonly parameters: RidesDetected['data']['parameters'] | null;
  /** False for a detection that did not keep where rides began. */
  readonly hasTakeOffs: boolean;
  /** Where the first ride began; null where that was not kept. */
  readonly firstTakeOff: Pick<TakeOff, 'latitude' | 'longitude'> | null;
}

/** What others see of the track while the activity is shared. */
export interface TrackPrivacy {
  readonly ridesOnly: boolean;
  readonly hiddenCircle: HiddenCircle | null;
  /** Others see the heart rate of the visible part. */
  readonly showsHeartRate: boolean;
}

/** A ride that the owner deleted, with the marks that its deletion removed. */
export interface DeletedRide extends KnownRide {
  readonly marks: readonly Mark[];
}

/** What a weather service told of the session's place and hour. */
export interface SessionWeather extends Readings {
  readonly source: string;
  readonly at: string;
}

/** File name of each map that was drawn. */
export type MapFiles = Readonly<Partial<Record<MapKind, string>>>;

/** An activity after its upload and before its deletion. */
export interface LiveActivity extends Omit<ActivityUploaded['data'], 'activityTime' | 'engineVersion'> {
  readonly status: 'live';
  /** Time of the first point of the kept part; null outside of the years 1 to 9999. */
  readonly activityTime: string | null;
  /** Time of the first point of the whole recording by the device's clock, as other services know it. */
  readonly recordingStart: string;
  /** Milliseconds that the owner's corrections of the start move the device's times by. */
  readonly clockShift: number;
  /** True once the owner renamed it; until then the name comes from the file or a service, and is empty without one. */
  readonly isNamed: boolean;
  readonly note: string;
  readonly videoLink: string | null;
  readonly vesselId: number | null;
  readonly detected: Detected;
  /** Totals of the detected rides. */
  readonly summary: SessionSummary;
  /** Rides that the owner deleted. Re-detection leaves them out unless a `missed_ride` mark covers them. */
  readonly deletedRides: readonly DeletedRide[];
  /** The part of the track that the owner kept; null for all of it. Rides and `pointCount` are of this part. */
  readonly keptPart: RecordedPart | null;
  /** Rides that fell away by trimming, or are restored. They get their ids back when they are found again. */
  readonly trimmedRides: readonly KnownRide[];
  readonly marks: readonly Mark[];
  /** The waves that the watch counted, in start-time order; null where the file has none. */
  readonly watch: readonly WatchWave[] | null;
  /** null where too few other sessions tell it. */
  readonly usualHeading: UsualHeadingSet['data'] | null;
  readonly isPublic: boolean;
  readonly privacy: TrackPrivacy;
  readonly maps: MapFiles;
  /** url_hash of the recording of the same session that counts in place of this one. */
  readonly copyOf: string | null;
  /** The sport on land that the recording names, while it counts in no total for that; null where it counts. */
  readonly otherSport: string | null;
  /** Recordings of the same session that the owner counts beside this one. */
  readonly countedBeside: readonly string[];
  /** The owner prefers this recording to the others of its session. */
  readonly isPreferred: boolean;
  /** The session holds none of its owner's records. */
  readonly isExcludedFromRecords: boolean;
  /** null until it was recorded. */
  readonly weather: SessionWeather | null;
}

export type ActivityState = { readonly status: 'absent' } | LiveActivity | { readonly status: 'deleted' };

/**
 * The zone in which the session's times of day can be read; null where the service hides the start, so that they are not
 * the real ones.
 */
export const zoneOfTimes = ({ timeZone, isTimeHidden }: Pick<LiveActivity, 'timeZone' | 'isTimeHidden'>) =>
  isTimeHidden ? null : timeZone;

export const headingInUse = ({ usualHeading }: Pick<LiveActivity, 'usualHeading'>): number | null =>
  usualHeading?.isUsed === true ? usualHeading.heading : null;

/** The fold of an activity's stream, for its decisions and its read model. */
export const activity: Aggregate<ActivityState, ActivityEvent> = {
  initialState: { status: 'absent' },
  evolve(state, event) {
    if (event.type === 'ActivityUploaded') return uploaded(event.data);
    if (state.status !== 'live') return state;
    switch (event.type) {
      case 'RidesDetected':
      case 'SettingsReapplied':
        return detected(state, ofEvent(event.data));
      case 'TimeZoneFound':
        return { ...state, timeZone: event.data.timeZone };
      case 'TrackCleanedAgain':
        return cleanedAgain(state, event.data);
      case 'SurfTypeChanged':
        return surfTypeChanged(state, event.data);
      case 'TrackTrimmed':
        return trimmed(state, event.data);
      case 'StartCorrected':
        return moved(state, event.data.shift);
      case 'UsualHeadingSet':
        return { ...state, usualHeading: event.data };
      case 'WatchWavesRead':
        return { ...state, watch: event.data.waves.length === 0 ? null : event.data.waves };
      case 'SessionMarked':
        return { ...state, marks: event.data.marks };
      case 'RideDeleted':
        return withoutRide(state, event.data.rideId);
      case 'RideRestored':
        return withRide(state, event.data.rideId);
      case 'ActivityRenamed':
        return { ...state, name: event.data.name, isNamed: true };
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
        const { hiddenCircle, ...shown } = event.data;
        return { ...state, privacy: { ...shown, hiddenCircle: circleOf(hiddenCircle) } };
      }
      case 'MapDrawn':
        return { ...state, maps: { ...state.maps, [event.data.kind]: event.data.file } };
      case 'SetAsideAsCopy': {
        const { copyOf } = event.data;
        const countedBeside = state.countedBeside.filter((other) => other !== copyOf);
        return { ...state, copyOf, countedBeside, isPreferred: false };
      }
      case 'SessionCounted':
        return counted(state, event.data);
      case 'SetAsideAsOtherSport':
        return { ...state, otherSport: event.data.sport };
      case 'CountedAsSurfing':
        return { ...state, otherSport: null };
      case 'ExcludedFromRecords':
        return { ...state, isExcludedFromRecords: true };
      case 'IncludedInRecords':
        return { ...state, isExcludedFromRecords: false };
      case 'WeatherRecorded':
        return { ...state, weather: weatherOf(event.data) };
      case 'ActivityDeleted':
        return { status: 'deleted' };
    }
  },
};

function uploaded({ engineVersion, ...data }: ActivityUploaded['data']): LiveActivity {
  return {
    ...data,
    status: 'live',
    name: isMadeUpName(data.name, data.fileName) ? '' : data.name,
    recordingStart: data.activityTime,
    clockShift: 0,
    isNamed: false,
    note: '',
    videoLink: null,
    vesselId: null,
    detected: {
      parameters: null,
      settingId: null,
      engineVersion,
      rides: [],
      hasTakeOffs: false,
      firstTakeOff: null,
    },
    summary: summarize([], data.surfType),
    deletedRides: [],
    keptPart: null,
    trimmedRides: [],
    marks: [],
    watch: null,
    usualHeading: null,
    isPublic: false,
    privacy: { ridesOnly: false, hiddenCircle: null, showsHeartRate: false },
    maps: {},
    copyOf: null,
    otherSport: null,
    countedBeside: [],
    isPreferred: false,
    isExcludedFromRecords: false,
    weather: null,
  };
}

function weatherOf({ source, at, readings }: WeatherRecorded['data']): SessionWeather | null {
  const read = readingsOf(readings);
  return read && { ...read, source, at };
}

function counted(state: LiveActivity, { because, other }: SessionCounted['data']): LiveActivity {
  const others = state.countedBeside.filter((urlHash) => urlHash !== other);
  return {
    ...state,
    copyOf: null,
    countedBeside: because === 'both_count' ? [...others, other] : others,
    isPreferred: because === 'preferred',
  };
}

function ofEvent(data: RidesDetected['data']): Detected {
  const { parameters, settingId, engineVersion, rides, takeOffs } = data;
  const [first] = takeOffsOf(takeOffs) ?? [];
  const firstTakeOff = first === undefined ? null : { latitude: first.latitude, longitude: first.longitude };
  return { parameters, settingId, engineVersion, rides, hasTakeOffs: takeOffs !== null, firstTakeOff };
}

function detected(state: LiveActivity, detection: Detected): LiveActivity {
  const { rides } = detection;
  return {
    ...state,
    detected: detection,
    summary: summarize(rides, state.surfType),
    trimmedRides: withoutIds(state.trimmedRides, rides),
  };
}

const withoutIds = (known: readonly KnownRide[], others: readonly { readonly id: number }[]) => {
  const ids = new Set(others.map(({ id }) => id));
  return known.filter(({ id }) => !ids.has(id));
};

/** Cleaning may mend the times of the device, and with them the start. */
function cleanedAgain(state: LiveActivity, data: TrackCleanedAgain['data']): LiveActivity {
  const { trackHash, pointCount, warnings, recorded } = data;
  const again = { ...detected(state, ofEvent(data)), trackHash, pointCount, warnings };
  if (recorded === null || state.keptPart !== null) return again;
  const recordingStart = instantAt(recorded.startTime - state.clockShift) ?? state.recordingStart;
  return { ...again, recordingStart, activityTime: startOf({ ...state, recordingStart }, null) };
}

/** Recordings of one session have one surf type, and the develop map is for standing waves only. */
function surfTypeChanged(state: LiveActivity, { surfType, ...detection }: SurfTypeChanged['data']) {
  const { develop_map: _, ...maps } = state.maps;
  const alone = { copyOf: null, countedBeside: [], isPreferred: false };
  return detected({ ...state, ...alone, surfType, maps }, ofEvent(detection));
}

function trimmed(state: LiveActivity, data: TrackTrimmed['data']): LiveActivity {
  const { keptPart, pointCount } = data;
  const stretches = state.detected.rides.map(({ id, startTime, endTime }) => ({ id, startTime, endTime }));
  const known = keptPart === null ? [] : [...withoutIds(state.trimmedRides, stretches), ...stretches];
  const activityTime = startOf(state, keptPart);
  return detected({ ...state, keptPart, pointCount, activityTime, trimmedRides: known }, ofEvent(data));
}

/** Moves all times of the session. Weather of another hour is none, and other recordings are looked for again. */
function moved(state: LiveActivity, shift: number): LiveActivity {
  const later = <Span extends RecordedPart>(span: Span): Span => ({
    ...span,
    startTime: span.startTime + shift,
    endTime: span.endTime + shift,
  });
  const clockShift = state.clockShift + shift;
  const keptPart = state.keptPart && later(state.keptPart);
  const { detected, marks, watch, trimmedRides, deletedRides } = state;
  return {
    ...state,
    clockShift,
    activityTime: startOf({ ...state, clockShift }, keptPart),
    keptPart,
    detected: { ...detected, rides: detected.rides.map(later) },
    marks: marks.map(later),
    watch: watch && shiftWaves(watch, shift),
    trimmedRides: trimmedRides.map(later),
    deletedRides: deletedRides.map((ride) => ({ ...later(ride), marks: ride.marks.map(later) })),
    weather: null,
    copyOf: null,
  };
}

/** ISO time of the first point that counts. */
const startOf = (
  { recordingStart, clockShift }: Pick<LiveActivity, 'recordingStart' | 'clockShift'>,
  keptPart: RecordedPart | null,
) => {
  const millis = keptPart?.startTime ?? Date.parse(recordingStart) + clockShift;
  return instantAt(millis);
};

/** null for a time that a date cannot have. */
const instantAt = (millis: number) =>
  Number.isNaN(new Date(millis).getTime()) ? null : instantOf(new Date(millis).toISOString());

/** Deleting a ride also removes the marks that reported it as missed: the owner's latest correction counts. */
function withoutRide(state: LiveActivity, rideId: number): LiveActivity {
  const ride = state.detected.rides.find(({ id }) => id === rideId);
  if (ride === undefined) return state;
  const isOther = ({ id }: KnownRide) => id !== rideId;
  const { id, startTime, endTime } = ride;
  const isRemoved = (mark: Mark) => mark.kind === 'missed_ride' && sameRide(mark, ride);
  const marks = state.marks.filter(isRemoved);
  return {
    ...detected(state, { ...state.detected, rides: state.detected.rides.filter(isOther) }),
    deletedRides: [...state.deletedRides.filter(isOther), { id, startTime, endTime, marks }],
    marks: state.marks.filter((mark) => !isRemoved(mark)),
  };
}

/** Restoring a ride brings the marks back that its deletion removed, and removes those that say it is none. */
function withRide(state: LiveActivity, rideId: number): LiveActivity {
  const ride = state.deletedRides.find(({ id }) => id === rideId);
  if (ride === undefined) return state;
  const { id, startTime, endTime, marks } = ride;
  const others = state.marks.filter((mark) => mark.kind !== 'not_a_ride' || !sameRide(mark, ride));
  const missing = marks.filter((mark) => !others.some((other) => sameRide(mark, other)));
  return {
    ...state,
    deletedRides: state.deletedRides.filter((other) => other !== ride),
    trimmedRides: withoutIds([...state.trimmedRides, { id, startTime, endTime }], state.detected.rides),
    marks: [...others, ...missing].toSorted((a, b) => a.startTime - b.startTime),
  };
}
