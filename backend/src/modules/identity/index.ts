export { accountEvents, accountStream, type AccountEvent } from './events/account-events.ts';
export type { DemoAccountOpened } from './events/demo-account-opened.ts';
export { AccountErased } from './events/account-erased.ts';
export { PreferencesChosen } from './events/preferences-chosen.ts';
export { UsernameChosen } from './events/username-chosen.ts';
