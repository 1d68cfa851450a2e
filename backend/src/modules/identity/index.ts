export {
  AccountErased,
  accountEvents,
  accountOf,
  accountStream,
  type AccountEvent,
} from './events/account-events.ts';
export { MaxHeartRateChosen, maxHeartRateOf } from './events/health-events.ts';
export { PreferencesChosen, UsernameChosen } from './events/profile-events.ts';
export type { DemoAccountOpened } from './events/registration-events.ts';
export { VerifiedEmails } from './verified-emails.port.ts';
