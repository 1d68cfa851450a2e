import type { Decide } from '../../../../kernel/decider/decider.ts';
import { SKOOKUMCHUCK_SETTING, type SettingEvent } from '../../events/setting-events.ts';
import { ownProfile, type SettingsState } from '../settings.ts';

export interface ChooseDefaultSetting {
  readonly settingId: number;
}

export const chooseDefaultSetting: Decide<SettingsState, ChooseDefaultSetting, SettingEvent> = (
  command,
  state,
) => {
  if (command.settingId !== SKOOKUMCHUCK_SETTING) ownProfile(state, command.settingId);
  return [{ type: 'DefaultSettingChosen', data: { settingId: command.settingId } }];
};
