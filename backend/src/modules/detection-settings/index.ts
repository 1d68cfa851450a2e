export {
  settingEvents,
  SKOOKUMCHUCK_SETTING,
  settingsStream,
  SYSTEM_SETTING,
  type SettingEvent,
} from './events/setting-events.ts';
export { settings } from './settings.aggregate.ts';
