import type { Decide } from '../../../kernel/decider/decider.ts';
import {
  type DefaultSettingChosen,
  type SettingEvent,
  SKOOKUMCHUCK_SETTING,
} from '../events/setting-events.ts';
import type { Settings } from '../settings.aggregate.ts';
import { ownProfile } from './own-profile.ts';

export type ChooseDefaultSetting = DefaultSettingChosen['data'];

export const chooseDefaultSetting: Decide<Settings, ChooseDefaultSetting, SettingEvent> = (
  command,
  state,
) => {
  if (command.settingId !== SKOOKUMCHUCK_SETTING) ownProfile(state, command.settingId);
  return [{ type: 'DefaultSettingChosen', data: command }];
};

export const clearDefaultSetting: Decide<Settings, object, SettingEvent> = (_command, { defaultId }) =>
  defaultId === null ? [] : [{ type: 'DefaultSettingCleared', data: {} }];
