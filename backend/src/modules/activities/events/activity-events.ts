import type { EventOf } from '../../../kernel/event-store/event-definition.ts';
import { SessionCounted, SetAsideAsCopy } from './copy-events.ts';
import {
  ExcludedFromRecords,
  IncludedInRecords,
  StartCorrected,
  SurfTypeChanged,
  TrackTrimmed,
} from './correction-events.ts';
import { ActivityRenamed, NoteWritten, VesselAssigned, VideoLinkSet } from './description-events.ts';
import {
  RideDeleted,
  RideRestored,
  RidesDetected,
  SessionMarked,
  SettingsReapplied,
  TrackCleanedAgain,
  UsualHeadingSet,
} from './detection-events.ts';
import { CountedAsSurfing, SetAsideAsOtherSport } from './other-sport-events.ts';
import { ActivityShared, ActivityUnshared, MapDrawn, TrackPrivacyChosen } from './sharing-events.ts';
import { ActivityDeleted, ActivityUploaded, TimeZoneFound } from './upload-events.ts';
import { WatchWavesRead } from './watch-events.ts';
import { WeatherRecorded } from './weather-events.ts';

/** All event types of an activity's stream. */
export const activityEvents = [
  ActivityUploaded,
  TimeZoneFound,
  UsualHeadingSet,
  WatchWavesRead,
  RidesDetected,
  SettingsReapplied,
  TrackCleanedAgain,
  SessionMarked,
  RideDeleted,
  RideRestored,
  ActivityRenamed,
  NoteWritten,
  VideoLinkSet,
  VesselAssigned,
  TrackPrivacyChosen,
  ActivityShared,
  ActivityUnshared,
  MapDrawn,
  SetAsideAsCopy,
  SessionCounted,
  SetAsideAsOtherSport,
  CountedAsSurfing,
  SurfTypeChanged,
  TrackTrimmed,
  StartCorrected,
  ExcludedFromRecords,
  IncludedInRecords,
  WeatherRecorded,
  ActivityDeleted,
] as const;
export type ActivityEvent = EventOf<(typeof activityEvents)[number]>;

const STREAM_PREFIX = 'activity-';
/** An activity's stream is named after the hash in its address. */
export const activityStream = (urlHash: string) => `${STREAM_PREFIX}${urlHash}`;
/** The hash in the address of the activity whose stream this is. */
export const urlHashOf = (stream: string): string => stream.slice(STREAM_PREFIX.length);
