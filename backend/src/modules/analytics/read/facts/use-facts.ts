import { pacificDay } from '../../../../kernel/clock/pacific-day.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { accountId } from './account-id.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { Fact } from './fact-tables.ts';

/** Recorded for an account without its owner: by the command line, or by anyone who enters its email. */
const NOT_BY_OWNER: ReadonlySet<string> = new Set<AnalyzedEvent['type']>([
  'UserRegistered',
  'EmailVerificationRequested',
  'RegistrationRepeated',
  'PasswordResetRequested',
  'TimeZoneFound',
  'SportFound',
  'TrackCleanedAgain',
  'AdminGranted',
  'AdminRevoked',
]);

/** The days on which people did something: one row a person and day of this page. */
export function useFacts(events: readonly StoredEvent<AnalyzedEvent>[]): readonly Fact<'fact_use'>[] {
  const facts = new Map<string, Fact<'fact_use'>>();
  for (const event of events) {
    const userId = accountId(event.metadata.actor);
    if (userId === null || isNotByOwner(event)) continue;
    const day = event.type === 'AccountUsed' ? event.data.day : pacificDay(event.recordedAt);
    const key = `${userId} ${day}`;
    if (!facts.has(key)) facts.set(key, { position: event.position, user_id: userId, day });
  }
  return [...facts.values()];
}

const isNotByOwner = (event: AnalyzedEvent) =>
  NOT_BY_OWNER.has(event.type) ||
  (event.type === 'SettingsReapplied' && event.data.askedBy === 'redetection');
