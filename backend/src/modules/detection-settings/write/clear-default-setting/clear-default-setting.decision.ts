import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { SettingEvent } from '../../events/setting-events.ts';
import type { Settings } from '../../settings.aggregate.ts';

export const clearDefaultSetting: Decide<Settings, object, SettingEvent> = (_command, { defaultId }) =>
  defaultId === null ? [] : [{ type: 'DefaultSettingCleared', data: {} }];
