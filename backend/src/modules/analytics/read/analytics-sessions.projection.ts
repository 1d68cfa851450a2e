import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { activityEvents, type ActivityEvent, type RidesDetected, urlHashOf } from '../../activities/index.ts';
import { monthOf } from './month-of.ts';

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

function detected(session: AnalyticsSession, { rides, engineVersion }: RidesDetected['data'], at: string) {
  const count = rides.filter(({ isSurfRide }) => isSurfRide).length;
  return {
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
      uploadedMonth: monthOf(event.recordedAt),
      source: data.source,
      surfType: data.surfType,
      isDemo: data.isDemo,
      isDeleted: false,
      isPublic: false,
      vesselId: null,
      rides: 0,
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
  version: 1,
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
