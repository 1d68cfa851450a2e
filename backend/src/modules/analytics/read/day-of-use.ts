import { pacificDay } from '../../../platform/clock/pacific-day.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';

/** Recorded for an account without its owner: by the command line, or by anyone who enters its email. */
const NOT_BY_OWNER: ReadonlySet<string> = new Set<AnalyzedEvent['type']>([
  'UserRegistered',
  'EmailVerificationRequested',
  'RegistrationRepeated',
  'PasswordResetRequested',
  'TrackCleanedAgain',
  'AdminGranted',
  'AdminRevoked',
]);

/** The Pacific day on which this person did something, YYYY-MM-DD; undefined for what others did. */
export function dayOfUse(event: StoredEvent<AnalyzedEvent>, person: number): string | undefined {
  if (event.metadata.actor !== String(person) || NOT_BY_OWNER.has(event.type)) return undefined;
  if (event.type === 'SettingsReapplied' && event.data.askedBy === 'redetection') return undefined;
  return event.type === 'AccountUsed' ? event.data.day : pacificDay(event.recordedAt);
}
