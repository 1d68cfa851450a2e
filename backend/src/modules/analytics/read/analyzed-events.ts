import type { ActivityEvent } from '../../activities/index.ts';
import type { SyncFailed } from '../../connections/index.ts';
import type { SettingEvent } from '../../detection-settings/index.ts';
import type { AccountEvent } from '../../identity/index.ts';
import type { VesselEvent } from '../../vessels/index.ts';
import type { ActivationKeyAssigned } from '../../video-editor/index.ts';

/** The events about a person that the statistics count. */
export type AnalyzedEvent =
  | AccountEvent
  | ActivationKeyAssigned
  | ActivityEvent
  | SyncFailed
  | VesselEvent
  | SettingEvent;
