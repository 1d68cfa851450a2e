import { randomUUID } from 'node:crypto';
import { type TrackFileRows } from '@rideline/detection-engine';
import { factsOf, type Track } from '../sessions/recordings.ts';

export interface GarminAccount {
  readonly id: number;
  readonly email: string;
  password: string;
  readonly garminGuid: string;
  readonly profileId: number;
  readonly displayName: string;
  readonly fullName: string;
  /** How a login is confirmed; null without MFA. */
  mfa: { readonly method: 'email' | 'sms' } | null;
}

export interface GarminType {
  readonly typeId: number;
  readonly typeKey: string;
  readonly parentTypeId: number;
}

/** Activity types by key; only the parents' ids are those of Garmin. */
export const GARMIN_TYPES = {
  surfing: { typeId: 301, typeKey: 'surfing_v2', parentTypeId: 228 },
  paddling: { typeId: 302, typeKey: 'stand_up_paddleboarding_v2', parentTypeId: 228 },
  kayaking: { typeId: 303, typeKey: 'kayaking_v2', parentTypeId: 228 },
  openWater: { typeId: 28, typeKey: 'open_water_swimming', parentTypeId: 26 },
  cycling: { typeId: 2, typeKey: 'cycling', parentTypeId: 17 },
  other: { typeId: 4, typeKey: 'other', parentTypeId: 17 },
} as const satisfies Record<string, GarminType>;

/** What the download of an activity's original answers. */
export type GarminOriginal = 'fit' | 'gpx' | 'tcx' | 'page' | 'no-content' | 'missing';

export interface GarminActivity {
  readonly id: number;
  readonly accountId: number;
  readonly name: string | null;
  readonly type: GarminType;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly zone: string;
  /** Seconds. */
  readonly duration: number;
  /** Meters. */
  readonly distance: number | null;
  readonly device: string | null;
  /** Null for a manual entry. */
  readonly track: (() => TrackFileRows) | null;
  readonly original: GarminOriginal;
}

type Chosen = Partial<Omit<GarminActivity, 'id' | 'accountId' | 'name' | 'track'>>;

export interface NewGarminActivity extends Chosen {
  readonly account: GarminAccount;
  readonly name: string | null;
  readonly track?: Track;
}

/** The accounts and activities that Garmin knows. */
export class GarminWorld {
  private nextAccount = 81_000_001;
  /** Above 32 bits, as real ones. */
  private nextActivity = 21_100_000_001;
  private readonly accounts: GarminAccount[] = [];
  private activities: GarminActivity[] = [];

  addAccount(chosen: Partial<Omit<GarminAccount, 'id'>> = {}): GarminAccount {
    const id = this.nextAccount++;
    const account: GarminAccount = {
      email: `surfer-${id}@garmin.example`,
      password: 'wax-and-leash',
      garminGuid: randomUUID(),
      profileId: id + 7,
      displayName: randomUUID(),
      fullName: `Surfer ${id}`,
      mfa: null,
      ...chosen,
      id,
    };
    this.accounts.push(account);
    return account;
  }

  account(id: number): GarminAccount | undefined {
    return this.accounts.find((account) => account.id === id);
  }

  accountOf(email: string): GarminAccount | undefined {
    return this.accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
  }

  /** An activity with this track, or a manual entry without one. */
  addActivity({ account, name, track = null, ...chosen }: NewGarminActivity): GarminActivity {
    const { startTime, seconds, meters } = factsOf(track);
    const activity: GarminActivity = {
      type: GARMIN_TYPES.surfing,
      startTime,
      zone: 'America/Los_Angeles',
      duration: seconds,
      distance: track === null ? null : meters,
      device: null,
      original: track === null ? 'missing' : 'fit',
      ...chosen,
      id: this.nextActivity++,
      accountId: account.id,
      name,
      track: track === null || typeof track === 'function' ? track : () => track,
    };
    this.activities.push(activity);
    return activity;
  }

  activity(id: number): GarminActivity | undefined {
    return this.activities.find((activity) => activity.id === id);
  }

  deleteActivity(id: number): void {
    this.activities = this.activities.filter((activity) => activity.id !== id);
  }

  /** Newest first. */
  activitiesOf(accountId: number): readonly GarminActivity[] {
    return this.activities
      .filter((activity) => activity.accountId === accountId)
      .sort((a, b) => b.startTime - a.startTime || b.id - a.id);
  }
}
