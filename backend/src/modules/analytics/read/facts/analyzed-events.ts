import { activityEvents, type ActivityEvent } from '../../../activities/index.ts';
import { settingEvents, type SettingEvent } from '../../../detection-settings/index.ts';
import { accountEvents, type AccountEvent } from '../../../identity/index.ts';
import { vesselEvents, type VesselEvent } from '../../../vessels/index.ts';
import { ActivationKeyAssigned } from '../../../video-editor/index.ts';

export type AnalyzedEvent = AccountEvent | ActivationKeyAssigned | ActivityEvent | VesselEvent | SettingEvent;

/** Types of the events that facts are made of. */
export const analyzedTypes: readonly AnalyzedEvent['type'][] = [
  ...accountEvents,
  ActivationKeyAssigned,
  ...activityEvents,
  ...vesselEvents,
  ...settingEvents,
].map(({ type }) => type);
