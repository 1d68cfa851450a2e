import { garminDevice } from '../lib/garmin-device.ts';
import type {
  GarminActivities,
  GarminStatus,
  GarminSync,
  GarminSyncRequest,
  IntervalsActivities,
  IntervalsStatus,
  IntervalsSync,
  IntervalsSyncRequest,
  StravaActivities,
  StravaStatus,
  StravaSync,
  StravaSyncRequest,
} from './api-types.ts';
import type { Service } from './site.api.ts';

export type StatusAnswer = GarminStatus | StravaStatus | IntervalsStatus;
export type ActivitiesAnswer = GarminActivities | StravaActivities | IntervalsActivities;
export type SyncAnswer = GarminSync | StravaSync | IntervalsSync;
export type SyncType = NonNullable<
  (GarminSyncRequest | StravaSyncRequest | IntervalsSyncRequest)['sync_type']
>;

interface SyncChoice {
  readonly value: SyncType;
  readonly label: string;
}

type FieldOf<Answers> = Answers extends unknown ? keyof Answers : never;

/** A service's texts, and where its answers and its list differ from those of others. */
interface ServiceDetails {
  readonly title: string;
  /** Full name of what sessions are synced from. */
  readonly product: string;
  /** Field of the status with the name of the account. */
  readonly accountField: FieldOf<StatusAnswer>;
  /** Field of an activity with its key in addresses. */
  readonly keyField: FieldOf<ActivitiesAnswer['activities'][number]>;
  readonly deviceName: (device: string) => string;
  /** The first is selected. */
  readonly syncChoices: readonly [SyncChoice, ...SyncChoice[]];
  /** A sync sends a form, instead of JSON. */
  readonly sendsForm: boolean;
  /** Selected activities can be analyzed at once. */
  readonly analyzesSelected: boolean;
  /** Time to read that an activity was analyzed before its session opens; 0 opens it at once. */
  readonly opensAfterMs: number;
}

export const SELECT_DATE: SyncChoice = { value: 'select-date', label: 'Select a date' };

export const SERVICE_BY_NAME: Readonly<Record<Service, ServiceDetails>> = {
  garmin: {
    title: 'Garmin',
    product: 'Garmin Connect',
    accountField: 'garmin_username',
    keyField: 'activity_date',
    deviceName: garminDevice,
    syncChoices: [
      { value: 'recent-10', label: 'Most recent 10 activities' },
      { value: 'recent-30', label: 'Most recent 30 activities' },
      { value: 'recent-100', label: 'Most recent 100 activities' },
      SELECT_DATE,
    ],
    sendsForm: true,
    analyzesSelected: true,
    opensAfterMs: 0,
  },
  strava: {
    title: 'Strava',
    product: 'Strava',
    accountField: 'athlete_name',
    keyField: 'strava_activity_id',
    deviceName: (device) => device,
    syncChoices: [
      { value: 'last', label: 'Sync last activity' },
      { value: 'recent-100', label: 'Sync recent 100 activities' },
      SELECT_DATE,
    ],
    sendsForm: false,
    analyzesSelected: false,
    opensAfterMs: 2000,
  },
  intervals: {
    title: 'intervals.icu',
    product: 'intervals.icu',
    accountField: 'athlete_id',
    keyField: 'intervals_activity_id',
    deviceName: (device) => device,
    syncChoices: [
      { value: 'recent-10', label: 'Most recent 10 activities' },
      { value: 'recent-30', label: 'Most recent 30 activities' },
      { value: 'recent-100', label: 'Most recent 100 activities' },
      SELECT_DATE,
    ],
    sendsForm: false,
    analyzesSelected: true,
    opensAfterMs: 0,
  },
};

/** 'Garmin and Strava', or 'Garmin, Strava, and intervals.icu' */
export const titlesOf = (services: readonly Service[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en', { type }).format(services.map((service) => SERVICE_BY_NAME[service].title));

/** State of a link to /settings that leads to its connections. */
export const TO_CONNECTIONS = { panel: 'connections' } as const;
