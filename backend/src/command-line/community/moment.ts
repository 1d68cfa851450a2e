import type { SurfType, DistanceUnit, SpeedUnit } from '@rideline/detection-engine';
import type { Source } from '../../modules/activities/command-line.ts';
import type { VesselType } from '../../modules/vessels/command-line.ts';

/** A recording with a made-up device. */
export interface PlannedSession {
  /** Number among the person's sessions, from 0. */
  readonly session: number;
  readonly source: Source;
  readonly surfType: SurfType;
  readonly device: string;
  readonly startTime: Date;
  readonly durationMinutes: number;
  /** Seed of the simulator. */
  readonly seed: number;
  /** Number of the vessel among the person's, from 0; undefined for none. */
  readonly vessel: number | undefined;
}

/** What a person does. */
export type Deed =
  | { readonly what: 'register' }
  | { readonly what: 'verify' | 'visit' | 'getKey' | 'erase' }
  | { readonly what: 'uploadBroken'; readonly fileName: string }
  | { readonly what: 'prefer'; readonly distanceUnit: DistanceUnit; readonly speedUnit: SpeedUnit }
  | { readonly what: 'chooseUsername'; readonly username: string }
  | { readonly what: 'addVessel'; readonly vesselType: VesselType }
  | { readonly what: 'deleteVessel'; readonly vessel: number }
  | ({ readonly what: 'upload' } & PlannedSession)
  | { readonly what: 'share' | 'unshare' | 'delete'; readonly session: number }
  | { readonly what: 'mark'; readonly session: number; readonly startTime: Date };

/** A deed of one person at its time. */
export interface Moment {
  readonly at: Date;
  /** Number of the person, from 0; 0 is the admin. */
  readonly person: number;
  readonly deed: Deed;
}
