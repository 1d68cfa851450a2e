import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { type ActivityEvent, urlHashOf } from '../../activities/index.ts';
import { type CountedSession, countedSession } from './counted-session.ts';
import { evolveSession, type SessionState } from './season-session.ts';

interface SessionRow extends SessionState {
  /** null for a session that doesn't count. */
  readonly counted: CountedSession | null;
  /** Position of the last event that changed it. */
  readonly position: number;
}

/** What a season needs of each session: `read_season_sessions.session`. Its answer reads `counted` only. */
export const seasonSessionsProjection = documentProjection<SessionRow, ActivityEvent>({
  name: 'season_sessions',
  version: 6,
  table: 'session',
  key: 'url_hash',
  columns: {
    url_hash: { type: 'text', field: 'urlHash' },
    owner: { type: 'bigint', field: 'owner' },
    position: { type: 'bigint', field: 'position' },
  },
  largeFields: ['rides', 'counted'],
  indexes: 'CREATE INDEX ON session (owner, position);',
  consumes: [
    'ActivityUploaded',
    'RidesDetected',
    'SettingsReapplied',
    'TrackCleanedAgain',
    'TrackTrimmed',
    'TimeZoneFound',
    'StartCorrected',
    'SurfTypeChanged',
    'RideDeleted',
    'VesselAssigned',
    'SetAsideAsCopy',
    'SessionCounted',
    'SetAsideAsOtherSport',
    'CountedAsSurfing',
    'ExcludedFromRecords',
    'IncludedInRecords',
    'ActivityDeleted',
  ],
  keyOf: (event) => urlHashOf(event.stream),
  evolve(row, event) {
    const session = evolveSession(row, event);
    if (session === undefined || session === row) return session && row;
    return { ...session, counted: countedSession(session), position: Number(event.position) };
  },
});
