import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { Parameters } from '../../events/parameters.ts';
import type { SettingEvent } from '../../events/setting-events.ts';
import { assertNameIsFree, ownProfile, type SettingsState } from '../settings.ts';

export interface EditSetting {
  readonly settingId: number;
  readonly name: string;
  readonly parameters: Parameters;
}

/** Only what differs becomes a fact. */
export const editSetting: Decide<SettingsState, EditSetting, SettingEvent> = (command, state) => {
  const { settingId, name, parameters } = command;
  const before = ownProfile(state, settingId);
  assertNameIsFree(state, name, settingId);
  const events: SettingEvent[] = [];
  if (before.name !== name) events.push({ type: 'SettingRenamed', data: { settingId, name } });
  const names = Object.keys(parameters) as (keyof Parameters)[];
  if (names.some((key) => before.parameters[key] !== parameters[key])) {
    events.push({ type: 'SettingTuned', data: { settingId, parameters } });
  }
  return events;
};
