import type { ActivityEvent, UploadRefused } from '../../../activities/index.ts';
import type { SyncFailed } from '../../../connections/index.ts';
import type { SettingEvent } from '../../../detection-settings/index.ts';
import type { AccountEvent } from '../../../identity/index.ts';
import type { VesselEvent } from '../../../vessels/index.ts';
import type { ActivationKeyAssigned } from '../../../video-editor/index.ts';

/** The events that facts are made of. */
export type AnalyzedEvent =
  | AccountEvent
  | ActivationKeyAssigned
  | ActivityEvent
  | UploadRefused
  | SyncFailed
  | VesselEvent
  | SettingEvent;
