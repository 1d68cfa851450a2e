import { sessionPlace, type SurfType, type Track } from '@rideline/detection-engine';
import type { SessionWeather } from './activity.aggregate.ts';
import type { Conditions, RideFlow, RideTide } from './conditions.schema.ts';

export type {
  Conditions,
  Flow,
  RideFlow,
  RideTide,
  Sun,
  Tide,
  TideState,
  Weather,
} from './conditions.schema.ts';

/** Where and when a session was, as its reader may know. */
export interface SurfedSession {
  readonly surfType: SurfType;
  /** WGS84 degrees; null for a session without points. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Epoch milliseconds of the first and the last point. */
  readonly startTime: number;
  readonly endTime: number;
  /** The times are not the real ones. */
  readonly isTimeHidden: boolean;
  /** Epoch milliseconds. */
  readonly rideStarts: readonly number[];
  /** null where none was recorded. */
  readonly weather: SessionWeather | null;
}

export interface SessionWater {
  readonly conditions: Conditions;
  /** One for each of the rides. */
  readonly rideTides: readonly RideTide[];
  readonly rideFlows: readonly RideFlow[];
}

export const NO_WATER: SessionWater = { conditions: null, rideTides: [], rideFlows: [] };

/** A session by the part of its track that its reader sees. */
export function surfedSession(
  { surfType, isTimeHidden, weather }: Pick<SurfedSession, 'surfType' | 'isTimeHidden' | 'weather'>,
  {
    track,
    rides,
  }: {
    readonly track: Pick<Track, 'time' | 'latitude' | 'longitude'>;
    readonly rides: readonly { readonly firstPoint: number; readonly startTime: number }[];
  },
): SurfedSession {
  return {
    surfType,
    position: sessionPlace(track, rides),
    startTime: track.time[0] ?? 0,
    endTime: track.time.at(-1) ?? 0,
    isTimeHidden,
    rideStarts: rides.map(({ startTime }) => startTime),
    weather,
  };
}

/** Where and when the attempts of a standing-wave session began. */
export interface AttemptStarts {
  /** null where it is not known. */
  readonly position: SurfedSession['position'];
  readonly isTimeHidden: boolean;
  /** Epoch milliseconds. */
  readonly starts: readonly number[];
}

/** Port: tells what sea and sky did during a session. */
export abstract class SessionConditions {
  abstract of(session: SurfedSession): Promise<SessionWater>;
  /** The current at each attempt of these sessions; null for a session without one. */
  abstract attemptFlows(sessions: readonly AttemptStarts[]): Promise<readonly (readonly RideFlow[] | null)[]>;
}
