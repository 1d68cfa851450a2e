import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { Parameters } from '../../events/parameters.ts';
import type { SettingEvent } from '../../events/setting-events.ts';
import { assertNameIsFree, type SettingsState } from '../settings.ts';

export interface CreateSetting {
  readonly settingId: number;
  readonly name: string;
  readonly parameters: Parameters;
}

export const createSetting: Decide<SettingsState, CreateSetting, SettingEvent> = (command, state) => {
  assertNameIsFree(state, command.name);
  return [{ type: 'SettingCreated', data: command }];
};
