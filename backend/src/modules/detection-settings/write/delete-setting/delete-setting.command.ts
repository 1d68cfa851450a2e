import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { SettingEvent } from '../../events/setting-events.ts';
import { ownProfile, type SettingsState } from '../settings.ts';

export interface DeleteSetting {
  readonly settingId: number;
}

export const deleteSetting: Decide<SettingsState, DeleteSetting, SettingEvent> = (command, state) => {
  ownProfile(state, command.settingId);
  return [{ type: 'SettingDeleted', data: { settingId: command.settingId } }];
};
