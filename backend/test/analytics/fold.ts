import type { StoredEvent } from '../../src/kernel/event-store/event-definition.ts';
import type { AnalyzedEvent } from '../../src/modules/analytics/read/analyzed-events.ts';

/** A day in California as YYYY-MM-DD. */
export const dayOf = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format(at);

interface Session {
  readonly uploadedAt: Date;
  readonly source: string;
  surfType: string;
  readonly isDemo: boolean;
  vesselId: number | null;
  isPublic: boolean;
  isDeleted: boolean;
}

interface Person {
  readonly id: number;
  readonly registeredAt: Date;
  provenAt: Date | null;
  isDemo: boolean;
  hasUsername: boolean;
  hasKey: boolean;
  distanceUnit: string;
  speedUnit: string;
  /** Days on which the owner did something. */
  readonly days: Set<string>;
  readonly vessels: Map<number, string>;
  readonly sessions: Map<string, Session>;
}

export interface FoldedSession extends Omit<Session, 'vesselId' | 'isDeleted' | 'isDemo'> {
  readonly vesselType: string | null;
}
export interface FoldedPerson extends Omit<Person, 'sessions' | 'vessels' | 'isDemo'> {
  /** Living ones. */
  readonly sessions: readonly FoldedSession[];
}

/** Everyone who is neither erased nor the demo account, folded from the events one by one. */
export function foldPeople(events: readonly StoredEvent[]): readonly FoldedPerson[] {
  const people = new Map<number, Person>();
  for (const event of events as readonly StoredEvent<AnalyzedEvent>[]) apply(people, event);
  return [...people.values()].filter(({ isDemo }) => !isDemo).map(folded);
}

function folded({ sessions: all, vessels, isDemo: _, ...person }: Person): FoldedPerson {
  const sessions = [...all.values()].filter(({ isDemo }) => !isDemo);
  const living = sessions.filter(({ isDeleted }) => !isDeleted);
  return {
    ...person,
    sessions: living.map(({ vesselId, isDeleted: _deleted, isDemo: _demo, ...session }) => ({
      ...session,
      vesselType: (vesselId !== null && vessels.get(vesselId)) || null,
    })),
  };
}

const NOT_BY_OWNER = [
  'UserRegistered',
  'EmailVerificationRequested',
  'RegistrationRepeated',
  'PasswordResetRequested',
  'TrackCleanedAgain',
  'AdminGranted',
  'AdminRevoked',
];

function apply(people: Map<number, Person>, event: StoredEvent<AnalyzedEvent>): void {
  const at = event.recordedAt;
  const id = Number(event.metadata.subject);
  if (event.type === 'UserRegistered') people.set(id, newPerson(id, at));
  const person = people.get(id);
  if (person === undefined) return;
  const isOwn = event.metadata.actor === String(id) && !NOT_BY_OWNER.includes(event.type);
  const isRedetection = event.type === 'SettingsReapplied' && event.data.askedBy === 'redetection';
  if (isOwn && !isRedetection) person.days.add(event.type === 'AccountUsed' ? event.data.day : dayOf(at));
  const session = person.sessions.get(event.stream);
  switch (event.type) {
    case 'EmailVerified':
    case 'GoogleLinked':
    case 'OidcLinked':
      person.provenAt ??= at;
      break;
    case 'DemoAccountOpened':
      person.isDemo = true;
      break;
    case 'UsernameChosen':
      person.hasUsername = true;
      break;
    case 'PreferencesChosen':
      person.distanceUnit = event.data.distanceUnit;
      person.speedUnit = event.data.speedUnit;
      break;
    case 'ActivationKeyAssigned':
      person.hasKey = true;
      break;
    case 'AccountErased':
      people.delete(id);
      break;
    case 'VesselAdded':
    case 'VesselDescribed':
      person.vessels.set(event.data.vesselId, event.data.type);
      break;
    case 'VesselDeleted':
      person.vessels.delete(event.data.vesselId);
      break;
    case 'ActivityUploaded':
      person.sessions.set(event.stream, newSession(event));
      break;
    default:
      if (session !== undefined) applyToSession(session, event);
  }
}

function applyToSession(session: Session, event: AnalyzedEvent): void {
  switch (event.type) {
    case 'SurfTypeChanged':
      session.surfType = event.data.surfType;
      break;
    case 'VesselAssigned':
      session.vesselId = event.data.vesselId;
      break;
    case 'ActivityShared':
      session.isPublic = true;
      break;
    case 'ActivityUnshared':
      session.isPublic = false;
      break;
    case 'ActivityDeleted':
      session.isDeleted = true;
      break;
    default:
  }
}

const newPerson = (id: number, registeredAt: Date): Person => ({
  id,
  registeredAt,
  provenAt: null,
  isDemo: false,
  hasUsername: false,
  hasKey: false,
  distanceUnit: 'meters',
  speedUnit: 'km/h',
  days: new Set(),
  vessels: new Map(),
  sessions: new Map(),
});

const newSession = ({
  data,
  recordedAt,
}: StoredEvent<AnalyzedEvent & { type: 'ActivityUploaded' }>): Session => ({
  uploadedAt: recordedAt,
  source: data.source,
  surfType: data.surfType,
  isDemo: data.isDemo,
  vesselId: null,
  isPublic: false,
  isDeleted: false,
});
