import { startGarminStandIn, type GarminStandIn } from '../../scripts/stand-ins/garmin/start-garmin.ts';
import type { GarminAccount } from '../../scripts/stand-ins/garmin/world.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { join, type Person, type Refusal, refusalOf } from './person.ts';

/** The app with a stand-in for Garmin, and people who connect. */
export class GarminApp {
  private people = 0;

  private constructor(
    readonly app: AppUnderTest,
    readonly garmin: GarminStandIn,
    /** Lines of the app's log. */
    readonly log: readonly string[],
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<GarminApp> {
    const garmin = await startGarminStandIn();
    const lines: string[] = [];
    const settings = { ...garmin.settings, LOG_LEVEL: 'debug', ...environment };
    const app = await startApp(settings, undefined, { write: (line) => void lines.push(line) });
    return new GarminApp(app, garmin, lines);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.garmin.stop();
  }

  join(): Promise<Person> {
    this.people += 1;
    return join(this.app, `surfer-${this.people}@surf.example`);
  }

  /** A person whose Garmin account is connected. */
  async connected(account: GarminAccount): Promise<Person> {
    const person = await this.join();
    await person.json('POST', '/connect/garmin', login(account));
    return person;
  }

  /** Empties counts and faults, so that a test sees its own requests. */
  calm(): void {
    this.garmin.counts.reset();
    this.garmin.faults.clear();
  }

  /** The newest code that was sent to an account. */
  codeOf({ email }: GarminAccount): string {
    return this.garmin.signIns.sentCodes.findLast((sent) => sent.email === email)!.code;
  }
}

/** How the stand-in's access tokens begin: long enough not to occur in sealed text by chance. */
export const JWT_HEADER = Buffer.from('{"alg":"HS256",').toString('base64url');

export const login = ({ email, password }: Pick<GarminAccount, 'email' | 'password'>) => ({
  garmin_username: email,
  garmin_password: password,
});

/** Logs in up to the code. */
export async function begin(person: Person, account: GarminAccount): Promise<string> {
  const { mfa_state } = await person.json<{ mfa_state: string }>('POST', '/connect/garmin', login(account));
  return mfa_state;
}

export interface GarminStatusAnswer {
  readonly is_connected: boolean;
  readonly needs_reconnect: boolean;
  readonly garmin_username: string | null;
}

export const statusOf = (person: Person) => person.json<GarminStatusAnswer>('GET', '/connect/garmin/status');

/** The sync form; status and sentence of a problem, or the activities. */
export async function syncGarmin(
  person: Person,
  fields: Readonly<Record<string, string>> = {},
): Promise<readonly SyncedActivity[]> {
  const answer = await postSync(person, fields);
  if (!answer.ok) throw new Error(`Sync: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { activities: SyncedActivity[] }).activities;
}

export const refusedSync = async (
  person: Person,
  fields: Readonly<Record<string, string>> = {},
): Promise<Refusal> => refusalOf(await postSync(person, fields));

export interface SyncedActivity {
  readonly activity_name: string;
  readonly activity_date: string;
  readonly activity_type: string;
  readonly is_analyzed: boolean;
  readonly analyzed_activity_url_hash: string | null;
  readonly has_track: boolean;
}

const postSync = (person: Person, fields: Readonly<Record<string, string>>) =>
  person.form('/connect/garmin/sync', fields);
