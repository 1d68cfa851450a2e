import { DefaultSettingChosen } from './default-setting-chosen.ts';
import { DefaultSettingCleared } from './default-setting-cleared.ts';
import { SettingCreated } from './setting-created.ts';
import { SettingDeleted } from './setting-deleted.ts';
import { SettingRenamed } from './setting-renamed.ts';
import { SettingTuned } from './setting-tuned.ts';

/** Every fact a person's stream of detection settings can hold. */
export const settingEvents = [
  SettingCreated,
  SettingRenamed,
  SettingTuned,
  SettingDeleted,
  DefaultSettingChosen,
  DefaultSettingCleared,
] as const;
export type SettingEvent =
  | SettingCreated
  | SettingRenamed
  | SettingTuned
  | SettingDeleted
  | DefaultSettingChosen
  | DefaultSettingCleared;

/** All profiles of a person are one stream: their names are unique among themselves. */
export const settingsStream = (owner: number) => `settings-${owner}`;

/** The system's profile for the standing wave at Skookumchuck; everybody has it. */
export const SKOOKUMCHUCK_SETTING = -1;

/** Asks for the system's parameters in place of any profile. */
export const SYSTEM_SETTING = 0;
