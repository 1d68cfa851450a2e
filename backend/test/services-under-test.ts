import type { ServiceName } from '@rideline/detection-engine';
import type { FaultSwitches } from '../../scripts/stand-ins/http/faults.ts';
import type { RequestCounts } from '../../scripts/stand-ins/http/request-counts.ts';
import { startGarminStandIn } from '../../scripts/stand-ins/garmin/start-garmin.ts';
import { GARMIN_TYPES } from '../../scripts/stand-ins/garmin/world.ts';
import { startIntervalsStandIn } from '../../scripts/stand-ins/intervals/start-intervals.ts';
import type { Track } from '../../scripts/stand-ins/sessions/recordings.ts';
import { startStravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import { login } from './garmin-app.ts';
import type { Person } from './person.ts';
import { connectStrava } from './strava-person.ts';

/** An account at a service, of which the test sees only what all services have. */
export interface AccountUnderTest {
  /** Adds a session, or a manual entry without a track. */
  add(name: string, track: Track): void;
  /** A bike ride whose file names no sport, and the service's word for the sport. */
  addRide(name: string, track: NonNullable<Track>): string;
  connect(person: Person): Promise<Response>;
  /** The service accepts what it gave for this account no longer. */
  revoke(): void;
  /** What must not be stored or logged. */
  readonly secret: string;
}

export interface ServiceUnderTest {
  readonly name: ServiceName;
  readonly title: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly faults: FaultSwitches<string>;
  readonly counts: RequestCounts<string>;
  /** The action of fetching a recording. */
  readonly fetches: string;
  /** The field of an activity with its key in addresses. */
  readonly keyField: string;
  addAccount(): AccountUnderTest;
  stop(): Promise<void>;
}

async function strava(): Promise<ServiceUnderTest> {
  const standIn = await startStravaStandIn();
  return {
    ...shared(standIn),
    name: 'strava',
    title: 'Strava',
    fetches: 'streams',
    keyField: 'strava_activity_id',
    addAccount() {
      const athlete = standIn.world.addAthlete();
      return {
        add: (name, track) => void standIn.world.addActivity({ athlete, name, track }),
        addRide: (name, track) =>
          standIn.world.addActivity({ athlete, name, track, sportType: 'Ride' }).sportType,
        connect: (person) => connectStrava(person, standIn, { athlete }),
        revoke: () => standIn.state.grants.revokeAthlete(athlete.id),
        secret: standIn.state.client.secret,
      };
    },
  };
}

async function garmin(): Promise<ServiceUnderTest> {
  const standIn = await startGarminStandIn();
  return {
    ...shared(standIn),
    name: 'garmin',
    title: 'Garmin',
    fetches: 'download',
    keyField: 'activity_date',
    addAccount() {
      const account = standIn.world.addAccount();
      const original = (track: Track) => (track === null ? 'missing' : 'fit');
      return {
        add: (name, track) =>
          void standIn.world.addActivity({
            account,
            name,
            track,
            type: GARMIN_TYPES.surfing,
            original: original(track),
          }),
        addRide: (name, track) =>
          standIn.world.addActivity({ account, name, track, type: GARMIN_TYPES.cycling, original: 'gpx' })
            .type.typeKey,
        connect: (person) => person.call('POST', '/connect/garmin', login(account)),
        revoke: () => standIn.state.tokens.revokeAccount(account.id),
        secret: account.password,
      };
    },
  };
}

async function intervals(): Promise<ServiceUnderTest> {
  const standIn = await startIntervalsStandIn();
  return {
    ...shared(standIn),
    name: 'intervals',
    title: 'intervals.icu',
    fetches: 'file',
    keyField: 'intervals_activity_id',
    addAccount() {
      let athlete = standIn.world.addAthlete();
      return {
        add: (name, track) => void standIn.world.addActivity({ athlete, name, track }),
        addRide: (name, track) =>
          standIn.world.addActivity({ athlete, name, track, type: 'Ride', original: 'gpx' }).type,
        connect: (person) => person.call('POST', '/connect/intervals', { api_key: athlete.apiKey }),
        revoke: () => (athlete = standIn.world.replaceKey(athlete, `${athlete.apiKey}-new`)),
        secret: athlete.apiKey,
      };
    },
  };
}

function shared<
  StandIn extends {
    settings: Readonly<Record<string, string>>;
    faults: object;
    counts: object;
    stop: () => Promise<void>;
  },
>({ settings, faults, counts, stop }: StandIn) {
  return {
    settings,
    faults: faults as FaultSwitches<string>,
    counts: counts as RequestCounts<string>,
    stop,
  };
}

/** Every service, for the contract that all adapters keep. */
export const SERVICES_UNDER_TEST: Readonly<Record<ServiceName, () => Promise<ServiceUnderTest>>> = {
  garmin,
  strava,
  intervals,
};
