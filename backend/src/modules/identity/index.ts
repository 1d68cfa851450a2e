export {
  AccountErased,
  accountEvents,
  accountOf,
  accountStream,
  type AccountEvent,
  type DemoAccountOpened,
} from './events/account-events.ts';
export { MaxHeartRateChosen, maxHeartRateOf } from './events/health-events.ts';
export { PreferencesChosen, UsernameChosen } from './events/profile-events.ts';
export { VerifiedEmails } from './verified-emails.port.ts';
