import type { Decide } from '../../../kernel/decider/decider.ts';
import type { SettingDeleted, SettingEvent } from '../events/setting-events.ts';
import type { Settings } from '../settings.aggregate.ts';
import { ownProfile } from './own-profile.ts';

export type DeleteSetting = SettingDeleted['data'];

export const deleteSetting: Decide<Settings, DeleteSetting, SettingEvent> = (command, state) => {
  ownProfile(state, command.settingId);
  return [{ type: 'SettingDeleted', data: command }];
};
