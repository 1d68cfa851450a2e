import { startGarminStandIn, type GarminStandIn } from '../../scripts/stand-ins/garmin/start-garmin.ts';
import type { GarminAccount } from '../../scripts/stand-ins/garmin/world.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { join, type Person } from './person.ts';

/** The app with a stand-in for Garmin, and people who connect. */
export class GarminApp {
  private people = 0;

  private constructor(
    readonly app: AppUnderTest,
    readonly garmin: GarminStandIn,
  ) {}

  static async start(): Promise<GarminApp> {
    const garmin = await startGarminStandIn();
    return new GarminApp(await startApp(garmin.settings), garmin);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.garmin.stop();
  }

  join(): Promise<Person> {
    this.people += 1;
    return join(this.app, `surfer-${this.people}@surf.example`);
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

export async function syncGarmin(person: Person): Promise<readonly SyncedActivity[]> {
  const { activities } = await person.json<{ activities: SyncedActivity[] }>(
    'POST',
    '/connect/garmin/sync',
    {},
  );
  return activities;
}

export interface SyncedActivity {
  readonly activity_name: string;
  readonly activity_date: string;
  readonly activity_type: string;
  readonly is_analyzed: boolean;
  readonly analyzed_activity_url_hash: string | null;
  readonly has_track: boolean;
}
