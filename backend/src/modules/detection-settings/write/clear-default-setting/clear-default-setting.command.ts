import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { SettingEvent } from '../../events/setting-events.ts';
import type { SettingsState } from '../settings.ts';

/** Records nothing where there is no default. */
export const clearDefaultSetting: Decide<SettingsState, object, SettingEvent> = (_command, { defaultId }) =>
  defaultId === null ? [] : [{ type: 'DefaultSettingCleared', data: {} }];
