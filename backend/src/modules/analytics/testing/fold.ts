import { createHash } from 'node:crypto';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { connectionOf } from '../../connections/index.ts';
import type { AnalyzedEvent } from '../read/facts/analyzed-events.ts';

/** A day in California as YYYY-MM-DD. */
export const dayOf = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format(at);

interface Session {
  readonly key: string;
  readonly uploadedAt: Date;
  readonly source: string;
  surfType: string;
  readonly isDemo: boolean;
  readonly points: number;
  readonly bytes: number;
  readonly device: string | null;
  readonly importMillis: number | null;
  engine: string;
  rides: number;
  notARide: number;
  missedRide: number;
  vesselId: number | null;
  isPublic: boolean;
  isDeleted: boolean;
  firstRidesAt: Date | null;
  firstShareAt: Date | null;
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
  /** Day, service and reason of each failed sync. */
  readonly syncFailures: (readonly [day: string, service: string, reason: string])[];
}

export interface FoldedSession extends Omit<Session, 'vesselId' | 'isDeleted' | 'isDemo'> {
  readonly vesselType: string | null;
}
export interface FoldedPerson extends Omit<Person, 'sessions' | 'vessels' | 'isDemo'> {
  /** Living ones. */
  readonly sessions: readonly FoldedSession[];
  /** Times of all uploads, of deleted sessions too. */
  readonly uploads: readonly Date[];
  readonly firstRidesAt: Date | null;
  readonly firstShareAt: Date | null;
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
    uploads: sessions.map(({ uploadedAt }) => uploadedAt),
    firstRidesAt: earliest(sessions.map(({ firstRidesAt }) => firstRidesAt)),
    firstShareAt: earliest(sessions.map(({ firstShareAt }) => firstShareAt)),
  };
}

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first), null);

const NOT_BY_OWNER = [
  'UserRegistered',
  'EmailVerificationRequested',
  'RegistrationRepeated',
  'PasswordResetRequested',
  'TimeZoneFound',
  'SportFound',
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
    case 'SyncFailed':
      person.syncFailures.push([dayOf(at), connectionOf(event.stream).service, event.data.reason]);
      break;
    case 'ActivityUploaded':
      person.sessions.set(event.stream, newSession(event));
      break;
    default:
      if (session !== undefined) applyToSession(session, event, at);
  }
}

function applyToSession(session: Session, event: AnalyzedEvent, at: Date): void {
  switch (event.type) {
    case 'RidesDetected':
    case 'SettingsReapplied':
    case 'TrackCleanedAgain':
    case 'TrackTrimmed':
    case 'SurfTypeChanged':
      if (event.type === 'SurfTypeChanged') session.surfType = event.data.surfType;
      session.rides = event.data.rides.filter(({ isSurfRide }) => isSurfRide).length;
      session.engine = event.data.engineVersion;
      if (session.rides > 0) session.firstRidesAt ??= at;
      break;
    case 'SessionMarked':
      session.notARide = event.data.marks.filter(({ kind }) => kind === 'not_a_ride').length;
      session.missedRide = event.data.marks.filter(({ kind }) => kind === 'missed_ride').length;
      break;
    case 'VesselAssigned':
      session.vesselId = event.data.vesselId;
      break;
    case 'ActivityShared':
      session.isPublic = true;
      session.firstShareAt ??= at;
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
  syncFailures: [],
});

function newSession({
  data,
  recordedAt,
}: StoredEvent<AnalyzedEvent & { type: 'ActivityUploaded' }>): Session {
  const digest = createHash('sha256').update(data.urlHash).digest('hex');
  return {
    key: (BigInt(`0x${digest.slice(0, 16)}`) >> 1n).toString(),
    uploadedAt: recordedAt,
    source: data.source,
    surfType: data.surfType,
    isDemo: data.isDemo,
    points: data.pointCount,
    bytes: data.contentBytes,
    device: data.device,
    importMillis: data.importMillis,
    engine: data.engineVersion,
    rides: 0,
    notARide: 0,
    missedRide: 0,
    vesselId: null,
    isPublic: false,
    isDeleted: false,
    firstRidesAt: null,
    firstShareAt: null,
  };
}
