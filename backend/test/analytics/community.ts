import { randomUUID } from 'node:crypto';
import { DEFAULT_TIME_DISPLAY, SERVICES, SOURCES } from '@rideline/detection-engine';
import type { StoredEvent } from '../../src/kernel/event-store/event-definition.ts';
import type { EventMetadata } from '../../src/kernel/event-store/event-store.ts';
import { activityStream } from '../../src/modules/activities/events/activity-events.ts';
import { detectedFact, ride, uploadedFact } from '../support/sample-activity.ts';
import { connectionStream } from '../../src/modules/connections/index.ts';
import { settingsStream } from '../../src/modules/detection-settings/index.ts';
import { accountStream } from '../../src/modules/identity/index.ts';
import { vesselsStream, type VesselType } from '../../src/modules/vessels/index.ts';
import { activationKeyStream } from '../../src/modules/video-editor/index.ts';
import type { AnalyzedEvent } from '../../src/modules/analytics/read/analyzed-events.ts';
import type { Step } from './community-actions.ts';
import { dayOf } from './fold.ts';

const SURF_TYPES = ['traveling_waves', 'standing_waves'] as const;
const VESSEL_TYPES: readonly VesselType[] = [
  'surfboard',
  'sup_board',
  'bodyboard',
  'foil',
  'surf_kayak',
  'sea_kayak',
  'whitewater_kayak',
  'surfski',
  'other',
];
const DEVICES = ['garmin', 'apple', 'phone'] as const;
const DISTANCE_UNITS = ['meters', 'yards', 'feet'] as const;
const SPEED_UNITS = ['km/h', 'mph', 'm/s'] as const;
const one = <Value>(values: readonly Value[], choice: number): Value => values[choice % values.length]!;

interface Person {
  readonly id: number;
  status: 'registered' | 'proven' | 'erased';
  readonly isDemo: boolean;
  readonly sessions: string[];
  readonly vessels: number[];
}

/** Writes the events that people cause in an app that allows them only what they may do. */
export class Community {
  readonly events: StoredEvent[] = [];
  private readonly people = new Map<number, Person>();
  private readonly revisions = new Map<string, bigint>();
  private readonly isShared = new Set<string>();
  private position = 0n;
  private drawn = 0;
  private now = new Date(0);

  act(step: Step, now: Date): void {
    this.now = now;
    const person = this.people.get(step.person);
    if (person === undefined) this.register(step);
    else if (person.status === 'registered') this.prove(person, step);
    else if (person.status === 'proven') this.use(person, step);
  }

  private register({ person: number, choice }: Step): void {
    const isDemo = number === 0;
    const id = 100 + number;
    const person: Person = { id, status: 'registered', isDemo, sessions: [], vessels: [] };
    this.people.set(number, person);
    const actor = isDemo ? 'system' : String(id);
    const email = 'sealed';
    this.onAccount(person, { type: 'UserRegistered', data: { userId: id, email } }, actor);
    if (isDemo) {
      person.status = 'proven';
      this.onAccount(person, { type: 'DemoAccountOpened', data: { userId: id } }, actor);
    } else if (choice === 0) {
      person.status = 'proven';
      this.linkGoogle(person);
    } else {
      this.onAccount(person, { type: 'EmailVerificationRequested', data: { registrationId: 'r', email } });
    }
  }

  private prove(person: Person, { choice }: Step): void {
    if (choice < 2) {
      this.onAccount(person, {
        type: 'EmailVerificationRequested',
        data: { registrationId: 'r', email: 'sealed' },
      });
      return;
    }
    person.status = 'proven';
    if (choice === 2) {
      this.linkGoogle(person);
      return;
    }
    this.onAccount(person, { type: 'EmailVerified', data: { registrationId: 'r' } });
    this.onAccount(person, { type: 'PasswordSet', data: { how: 'registered' } });
  }

  private use(person: Person, { action, item, choice }: Step): void {
    const session = person.sessions[item % person.sessions.length];
    const vesselId = person.vessels[item % person.vessels.length];
    const on = (event: AnalyzedEvent) => {
      if (session !== undefined) this.write(activityStream(session), event, person);
    };
    const description = { brand: 'sealed', model: 'sealed', nickname: null, type: one(VESSEL_TYPES, choice) };
    const vessels = vesselsStream(person.id);
    const { data: detection } = detectedFact(
      ...Array.from({ length: choice }, (_, id) => ride(id + 1, { isSurfRide: id % 3 !== 2 })),
    );
    switch (action) {
      case 'upload':
        this.upload(person, item, choice);
        break;
      case 'detect':
        on({ type: 'SettingsReapplied', data: { ...detection, engineVersion: '2.0.0', askedBy: 'owner' } });
        break;
      case 'cleanAgain':
        on({
          type: 'TrackCleanedAgain',
          data: {
            ...detection,
            engineVersion: '4.0.0',
            trackHash: 'another',
            pointCount: 7,
            warnings: [],
          },
        });
        break;
      case 'trim':
        on({
          type: 'TrackTrimmed',
          data: { ...detection, keptPart: { startTime: 1, endTime: 9 }, pointCount: 5 },
        });
        break;
      case 'changeSurfType':
        on({ type: 'SurfTypeChanged', data: { ...detection, surfType: one(SURF_TYPES, choice) } });
        break;
      case 'redetect':
        on({
          type: 'SettingsReapplied',
          data: { ...detection, engineVersion: '3.0.0', askedBy: 'redetection' },
        });
        break;
      case 'mark': {
        const kinds = Array.from({ length: choice }, (_, index) =>
          index % 3 === 0 ? 'missed_ride' : 'not_a_ride',
        );
        const marks = kinds.map((kind, index) => ({ kind, startTime: index, endTime: index + 1 }) as const);
        on({ type: 'SessionMarked', data: { marks } });
        break;
      }
      case 'assignVessel':
        on({
          type: 'VesselAssigned',
          data: { vesselId: choice === 0 ? null : (person.vessels[choice % person.vessels.length] ?? null) },
        });
        break;
      case 'share':
        if (session !== undefined && !this.isShared.has(session)) {
          this.isShared.add(session);
          on({ type: 'ActivityShared', data: {} });
        }
        break;
      case 'unshare':
        if (session !== undefined && this.isShared.delete(session))
          on({ type: 'ActivityUnshared', data: {} });
        break;
      case 'rename':
        on({ type: 'ActivityRenamed', data: { name: 'sealed' } });
        break;
      case 'deleteRide':
        on({ type: 'RideDeleted', data: { rideId: 1 } });
        break;
      case 'deleteSession':
        if (session !== undefined) this.deleteSession(person, session);
        break;
      case 'addVessel': {
        this.drawn += 1;
        person.vessels.push(this.drawn);
        this.write(vessels, { type: 'VesselAdded', data: { vesselId: this.drawn, ...description } }, person);
        break;
      }
      case 'describeVessel':
        if (vesselId !== undefined) {
          this.write(vessels, { type: 'VesselDescribed', data: { vesselId, ...description } }, person);
        }
        break;
      case 'deleteVessel':
        if (vesselId !== undefined) this.deleteVessel(person, vesselId);
        break;
      case 'signIn':
        if (!person.isDemo) this.onAccount(person, { type: 'AccountUsed', data: { day: dayOf(this.now) } });
        break;
      case 'failSync':
        this.write(
          connectionStream(one(SERVICES, item), person.id),
          { type: 'SyncFailed', data: { reason: one(['throttled', 'unavailable'], choice) } },
          person,
        );
        break;
      case 'linkGoogle':
        if (!person.isDemo) this.linkGoogle(person);
        break;
      case 'chooseUsername':
        this.onAccount(person, { type: 'UsernameChosen', data: { username: 'sealed' } });
        break;
      case 'choosePreferences': {
        const chosen = {
          distanceUnit: one(DISTANCE_UNITS, choice),
          speedUnit: one(SPEED_UNITS, item),
          longInKmOrMi: choice % 2 === 0,
          ...DEFAULT_TIME_DISPLAY,
        };
        this.onAccount(person, { type: 'PreferencesChosen', data: chosen });
        break;
      }
      case 'getKey':
        if (!this.revisions.has(activationKeyStream(person.id))) {
          const data = { userId: person.id, key: 'sealed' };
          this.write(activationKeyStream(person.id), { type: 'ActivationKeyAssigned', data }, person);
        }
        break;
      case 'createProfile':
        this.write(settingsStream(person.id), { type: 'DefaultSettingCleared', data: {} }, person);
        break;
      case 'requestReset':
        this.onAccount(person, { type: 'PasswordResetRequested', data: { email: 'sealed' } });
        break;
      case 'erase':
        if (!person.isDemo && choice < 3) this.erase(person);
        break;
    }
  }

  private upload(person: Person, item: number, choice: number): void {
    this.drawn += 1;
    const urlHash = `session${this.drawn}`;
    person.sessions.push(urlHash);
    const uploaded = uploadedFact({
      urlHash,
      activityId: this.drawn,
      owner: person.id,
      source: one(SOURCES, choice),
      surfType: one(SURF_TYPES, item),
      isDemo: person.isDemo || item === 7,
      contentBytes: 1_000 * item,
      pointCount: 100 * choice,
      device: choice === 0 ? null : one(DEVICES, item),
      importMillis: 10 * item,
    });
    this.write(activityStream(urlHash), uploaded, person);
    const rides = Array.from({ length: choice % 3 }, (_, id) => ride(id + 1));
    this.write(activityStream(urlHash), detectedFact(...rides), person);
  }

  private linkGoogle(person: Person): void {
    const data = { googleSubject: 'sealed', discardedPassword: false };
    this.onAccount(person, { type: 'GoogleLinked', data });
  }

  private deleteSession(person: Person, urlHash: string): void {
    person.sessions.splice(person.sessions.indexOf(urlHash), 1);
    this.write(activityStream(urlHash), { type: 'ActivityDeleted', data: { contentHash: 'c' } }, person);
  }

  private deleteVessel(person: Person, vesselId: number): void {
    person.vessels.splice(person.vessels.indexOf(vesselId), 1);
    this.write(vesselsStream(person.id), { type: 'VesselDeleted', data: { vesselId } }, person);
  }

  /** With the deletions that automations append. */
  private erase(person: Person): void {
    person.status = 'erased';
    this.onAccount(person, { type: 'AccountErased', data: {} });
    for (const urlHash of [...person.sessions]) this.deleteSession(person, urlHash);
    for (const vesselId of [...person.vessels]) this.deleteVessel(person, vesselId);
  }

  private onAccount(person: Person, event: AnalyzedEvent, actor?: string): void {
    this.write(accountStream(person.id), event, person, actor);
  }

  private write(stream: string, event: AnalyzedEvent, { id }: Person, actor = String(id)): void {
    this.append(stream, event, { actor, correlation: 'history', subject: String(id) });
  }

  private append(stream: string, event: AnalyzedEvent, metadata: EventMetadata): void {
    const revision = (this.revisions.get(stream) ?? -1n) + 1n;
    this.revisions.set(stream, revision);
    this.position += 1n;
    this.events.push({
      ...event,
      id: randomUUID(),
      stream,
      revision,
      position: this.position,
      recordedAt: this.now,
      metadata,
    });
  }
}
