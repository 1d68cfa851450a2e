import type { Decide } from '../../../kernel/decider/decider.ts';
import type { SettingCreated, SettingEvent } from '../events/setting-events.ts';
import type { Settings } from '../settings.aggregate.ts';
import { assertNameIsFree } from './own-profile.ts';

export type CreateSetting = SettingCreated['data'];

export const createSetting: Decide<Settings, CreateSetting, SettingEvent> = (command, state) => {
  assertNameIsFree(state, command.name);
  return [{ type: 'SettingCreated', data: command }];
};
