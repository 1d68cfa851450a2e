import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import type { SettingEvent } from '../events/setting-events.ts';
import type { Profile, Settings } from '../settings.aggregate.ts';
import { assertNameIsFree, ownProfile } from './own-profile.ts';

export type EditSetting = Profile;

/** Decides on events for the changed parts only. */
export const editSetting: Decide<Settings, EditSetting, SettingEvent> = (command, state) => {
  const { id: settingId, name, parameters } = command;
  const before = ownProfile(state, settingId);
  assertNameIsFree(state, name, settingId);
  const events: SettingEvent[] = [];
  if (before.name !== name) events.push({ type: 'SettingRenamed', data: { settingId, name } });
  if (DETECTION_PARAMETERS.some(({ key }) => before.parameters[key] !== parameters[key])) {
    events.push({ type: 'SettingTuned', data: { settingId, parameters } });
  }
  return events;
};
