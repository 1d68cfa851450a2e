import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { pacificDay, pacificMonth } from '../../../platform/clock/pacific-day.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { activityEvents, type ActivityEvent } from '../../activities/index.ts';
import { connectionOf, SyncFailed } from '../../connections/index.ts';
import { type SettingEvent, settingEvents } from '../../detection-settings/index.ts';
import { type AccountEvent, accountEvents, accountOf } from '../../identity/index.ts';
import { type VesselEvent, vesselEvents, vesselsOwner } from '../../vessels/index.ts';
import { ActivationKeyAssigned } from '../../video-editor/index.ts';

/** The events about a person that the statistics count. */
export type AnalyzedEvent =
  | AccountEvent
  | ActivationKeyAssigned
  | ActivityEvent
  | SyncFailed
  | VesselEvent
  | SettingEvent;

/** A person as the statistics and the engagement table know them. */
export interface AnalyticsPerson {
  readonly userId: number;
  /** Position of the event that changed it last. */
  readonly position: string;
  readonly email: string;
  readonly username: string | null;
  /** The email is verified or Google is linked, and it is not the demo account. */
  readonly isCounted: boolean;
  readonly isDemo: boolean;
  readonly registeredAt: string;
  /** When the email was verified or Google linked first. */
  readonly provenAt: string | null;
  /** First day of the month of `provenAt`. */
  readonly provenMonth: string | null;
  /** Times of the first two uploads, demo sessions excluded. */
  readonly firstUploads: readonly string[];
  readonly lastDay: string | null;
  /** First days of the months with a day of use. */
  readonly months: readonly string[];
  readonly hasActivationKey: boolean;
  readonly distanceUnit: string;
  readonly speedUnit: string;
  /** Types of living vessels by id. */
  readonly vessels: Readonly<Record<string, string>>;
  /** How often syncs failed, by '<first day of the month> <service> <reason>'. */
  readonly failedSyncs: Readonly<Record<string, number>>;
}

/** What stays of an erased person, so that copies of the table learn of the erasure. */
interface ErasedPerson {
  readonly userId: number;
  readonly position: string;
  readonly isErased: true;
}
export type Person = AnalyticsPerson | ErasedPerson;
type PersonEvent = StoredEvent<AnalyzedEvent>;

const typesOf = (events: readonly { readonly type: string }[]) => new Set(events.map(({ type }) => type));
const OF_ACCOUNTS = typesOf(accountEvents);
const OF_VESSELS = typesOf(vesselEvents);

/** @returns 0 for events about nobody */
export function personOf(event: PersonEvent): number {
  if (OF_ACCOUNTS.has(event.type)) return accountOf(event.stream);
  if (OF_VESSELS.has(event.type)) return vesselsOwner(event.stream);
  if (event.type === 'ActivationKeyAssigned') return event.data.userId;
  if (event.type === 'SyncFailed') return connectionOf(event.stream).owner;
  const id = Number(event.metadata.subject ?? event.metadata.actor);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

function changed(person: AnalyticsPerson, event: PersonEvent): Partial<AnalyticsPerson> {
  const at = event.recordedAt.toISOString();
  switch (event.type) {
    case 'EmailVerificationRequested':
      return { email: event.data.email };
    case 'EmailVerified':
    case 'GoogleLinked':
    case 'OidcLinked':
      return {
        isCounted: !person.isDemo,
        provenAt: person.provenAt ?? at,
        provenMonth: person.provenMonth ?? pacificMonth(event.recordedAt),
      };
    case 'ActivityUploaded':
      if (event.data.isDemo || person.firstUploads.length === 2) return {};
      return { firstUploads: [...person.firstUploads, at] };
    case 'DemoAccountOpened':
      return { isCounted: false, isDemo: true };
    case 'UsernameChosen':
      return { username: event.data.username };
    case 'PreferencesChosen': {
      const { distanceUnit, speedUnit } = event.data;
      return { distanceUnit, speedUnit };
    }
    case 'ActivationKeyAssigned':
      return { hasActivationKey: true };
    case 'VesselAdded':
    case 'VesselDescribed':
      return { vessels: { ...person.vessels, [event.data.vesselId]: event.data.type } };
    case 'VesselDeleted': {
      const { [String(event.data.vesselId)]: _, ...vessels } = person.vessels;
      return { vessels };
    }
    case 'SyncFailed': {
      const { service } = connectionOf(event.stream);
      const key = `${pacificMonth(event.recordedAt)} ${service} ${event.data.reason}`;
      return { failedSyncs: { ...person.failedSyncs, [key]: (person.failedSyncs[key] ?? 0) + 1 } };
    }
    default:
      return {};
  }
}

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
function dayOfUse(event: StoredEvent<AnalyzedEvent>, person: number): string | undefined {
  if (event.metadata.actor !== String(person) || NOT_BY_OWNER.has(event.type)) return undefined;
  if (event.type === 'SettingsReapplied' && event.data.askedBy === 'redetection') return undefined;
  return event.type === 'AccountUsed' ? event.data.day : pacificDay(event.recordedAt);
}

function used(person: AnalyticsPerson, event: PersonEvent): Partial<AnalyticsPerson> {
  const day = dayOfUse(event, person.userId);
  if (day === undefined) return {};
  const month = `${day.slice(0, 7)}-01`;
  return {
    ...((person.lastDay === null || day > person.lastDay) && { lastDay: day }),
    ...(!person.months.includes(month) && { months: [...person.months, month] }),
  };
}

export function evolvePerson(person: Person | undefined, event: PersonEvent): Person | undefined {
  const position = String(event.position);
  if (event.type === 'UserRegistered') {
    return {
      userId: event.data.userId,
      position,
      email: event.data.email,
      username: null,
      isCounted: false,
      isDemo: false,
      registeredAt: event.recordedAt.toISOString(),
      provenAt: null,
      provenMonth: null,
      firstUploads: [],
      lastDay: null,
      months: [],
      hasActivationKey: false,
      distanceUnit: 'meters',
      speedUnit: 'km/h',
      vessels: {},
      failedSyncs: {},
    };
  }
  if (person === undefined || 'isErased' in person) return person;
  if (event.type === 'AccountErased') return { userId: person.userId, position, isErased: true };
  const change = { ...changed(person, event), ...used(person, event) };
  return Object.keys(change).length === 0 ? person : { ...person, ...change, position };
}

const COUNTED = 'WHERE is_counted';

/** People with what the statistics count of them, and the names of the engagement table: `read_analytics_people.person`. */
export const analyticsPeopleProjection = documentProjection<AnalyticsPerson, AnalyzedEvent>({
  name: 'analytics_people',
  version: 2,
  table: 'person',
  key: 'user_id',
  columns: {
    user_id: { type: 'bigint', field: 'userId' },
    position: { type: 'bigint', field: 'position' },
    email: { type: 'text', field: 'email' },
    username: { type: 'text', field: 'username' },
    is_counted: { type: 'boolean', field: 'isCounted' },
  },
  indexes: `CREATE INDEX ON person (position);
    CREATE INDEX ON person (lower(email) COLLATE "C", user_id) ${COUNTED};
    CREATE INDEX ON person (lower(username) COLLATE "C", user_id) ${COUNTED};
    CREATE INDEX ON person (lower(username) COLLATE "C" DESC NULLS LAST, user_id) ${COUNTED};`,
  consumes: [
    ...accountEvents,
    ActivationKeyAssigned,
    ...activityEvents,
    SyncFailed,
    ...vesselEvents,
    ...settingEvents,
  ].map(({ type }) => type),
  keyOf: personOf,
  evolve: evolvePerson as never,
});
