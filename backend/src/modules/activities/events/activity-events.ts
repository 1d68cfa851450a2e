import { ActivityDeleted } from './activity-deleted.ts';
import { ActivityRenamed } from './activity-renamed.ts';
import { ActivityShared } from './activity-shared.ts';
import { ActivityUnshared } from './activity-unshared.ts';
import { ActivityUploaded } from './activity-uploaded.ts';
import { MapDrawn } from './map-drawn.ts';
import { NoteWritten } from './note-written.ts';
import { RideDeleted } from './ride-deleted.ts';
import { RidesDetected } from './rides-detected.ts';
import { SessionMarked } from './session-marked.ts';
import { SettingsReapplied } from './settings-reapplied.ts';
import { TrackPrivacyChosen } from './track-privacy-chosen.ts';
import { VesselAssigned } from './vessel-assigned.ts';
import { VideoLinkSet } from './video-link-set.ts';

/** Every fact an activity's stream can hold. */
export const activityEvents = [
  ActivityUploaded,
  RidesDetected,
  SettingsReapplied,
  SessionMarked,
  RideDeleted,
  ActivityRenamed,
  NoteWritten,
  VideoLinkSet,
  VesselAssigned,
  TrackPrivacyChosen,
  ActivityShared,
  ActivityUnshared,
  MapDrawn,
  ActivityDeleted,
] as const;
export type ActivityEvent =
  | ActivityUploaded
  | RidesDetected
  | SettingsReapplied
  | SessionMarked
  | RideDeleted
  | ActivityRenamed
  | NoteWritten
  | VideoLinkSet
  | VesselAssigned
  | TrackPrivacyChosen
  | ActivityShared
  | ActivityUnshared
  | MapDrawn
  | ActivityDeleted;

/** An activity's stream is named by the hash in its address. */
export const activityStream = (urlHash: string) => `activity-${urlHash}`;
