export { SKOOKUMCHUCK_SETTING, settingsStream, type SettingEvent } from './events/setting-events.ts';
