import { type Stretch, watchAgreement } from '@rideline/detection-engine';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { activityEvents, type ActivityEvent, type RidesDetected, urlHashOf } from '../../activities/index.ts';
import { pacificMonth } from '../../../platform/clock/pacific-day.ts';

/** A session as the statistics count it. A deleted one stays, for the steps its owner reached. */
export interface AnalyticsSession {
  readonly urlHash: string;
  /** Position of the event that changed it last. */
  readonly position: string;
  readonly activityId: number;
  readonly owner: number;
  /** First day of the month of the upload. */
  readonly uploadedMonth: string;
  readonly source: string;
  readonly surfType: string;
  readonly isDemo: boolean;
  readonly isDeleted: boolean;
  readonly isPublic: boolean;
  readonly vesselId: number | null;
  /** Surf rides of the latest detection. */
  readonly rides: number;
  /** Waves that the watch counted; null where the file has none. */
  readonly watchWaves: number | null;
  /** Those of them that are rides. */
  readonly watchMatched: number;
  /** Times of the waves and of the rides, which the statistics do not load. */
  readonly waveTimes: readonly Stretch[];
  readonly rideTimes: readonly Stretch[];
  readonly notARide: number;
  readonly missedRide: number;
  readonly points: number;
  readonly bytes: number;
  readonly engine: string;
  readonly device: string | null;
  readonly importMillis: number;
  readonly firstRidesAt: string | null;
  readonly firstShareAt: string | null;
}

type Times = Pick<AnalyticsSession, 'waveTimes' | 'rideTimes'>;

const timesOf = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map(({ startTime, endTime }) => ({ startTime, endTime }));

function compared({ waveTimes, rideTimes }: Times) {
  const { rideOfWave } = watchAgreement(waveTimes, rideTimes);
  return {
    waveTimes,
    rideTimes,
    watchWaves: waveTimes.length === 0 ? null : waveTimes.length,
    watchMatched: rideOfWave.filter((ride) => ride !== null).length,
  };
}

function moved({ waveTimes, rideTimes }: Times, shift: number): Times {
  const later = ({ startTime, endTime }: Stretch) => ({
    startTime: startTime + shift,
    endTime: endTime + shift,
  });
  return { waveTimes: waveTimes.map(later), rideTimes: rideTimes.map(later) };
}

function detected(session: AnalyticsSession, { rides, engineVersion }: RidesDetected['data'], at: string) {
  const surfRides = rides.filter(({ isSurfRide }) => isSurfRide);
  const count = surfRides.length;
  return {
    ...compared({ ...session, rideTimes: timesOf(surfRides) }),
    rides: count,
    engine: engineVersion,
    firstRidesAt: session.firstRidesAt ?? (count > 0 ? at : null),
  };
}

function changed(
  session: AnalyticsSession,
  event: StoredEvent<ActivityEvent>,
): Partial<AnalyticsSession> | undefined {
  const at = event.recordedAt.toISOString();
  switch (event.type) {
    case 'RidesDetected':
    case 'SettingsReapplied':
    case 'TrackCleanedAgain':
    case 'TrackTrimmed':
      return detected(session, event.data, at);
    case 'SurfTypeChanged':
      return { ...detected(session, event.data, at), surfType: event.data.surfType };
    case 'WatchWavesRead':
      return compared({ ...session, waveTimes: timesOf(event.data.waves) });
    case 'StartCorrected':
      return moved(session, event.data.shift);
    case 'SessionMarked': {
      const missedRide = event.data.marks.filter(({ kind }) => kind === 'missed_ride').length;
      return { missedRide, notARide: event.data.marks.length - missedRide };
    }
    case 'VesselAssigned':
      return { vesselId: event.data.vesselId };
    case 'ActivityShared':
      return { isPublic: true, firstShareAt: session.firstShareAt ?? at };
    case 'ActivityUnshared':
      return { isPublic: false };
    case 'ActivityDeleted':
      return { isDeleted: true };
    default:
      return undefined;
  }
}

export function evolveSession(
  session: AnalyticsSession | undefined,
  event: StoredEvent<ActivityEvent>,
): AnalyticsSession | undefined {
  const position = String(event.position);
  if (event.type === 'ActivityUploaded') {
    const { data } = event;
    return {
      urlHash: data.urlHash,
      position,
      activityId: data.activityId,
      owner: data.owner,
      uploadedMonth: pacificMonth(event.recordedAt),
      source: data.source,
      surfType: data.surfType,
      isDemo: data.isDemo,
      isDeleted: false,
      isPublic: false,
      vesselId: null,
      rides: 0,
      watchWaves: null,
      watchMatched: 0,
      waveTimes: [],
      rideTimes: [],
      notARide: 0,
      missedRide: 0,
      points: data.pointCount,
      bytes: data.contentBytes,
      engine: data.engineVersion,
      device: data.device,
      importMillis: data.importMillis,
      firstRidesAt: null,
      firstShareAt: null,
    };
  }
  const change = session && changed(session, event);
  return session && change ? { ...session, ...change, position } : session;
}

/** Sessions with what the statistics count of them: `read_analytics_sessions.session`. */
export const analyticsSessionsProjection = documentProjection<AnalyticsSession, ActivityEvent>({
  name: 'analytics_sessions',
  version: 2,
  table: 'session',
  key: 'url_hash',
  columns: {
    url_hash: { type: 'text', field: 'urlHash' },
    position: { type: 'bigint', field: 'position' },
  },
  indexes: 'CREATE INDEX ON session (position);',
  consumes: activityEvents.map(({ type }) => type),
  keyOf: (event) => urlHashOf(event.stream),
  evolve: evolveSession,
});
