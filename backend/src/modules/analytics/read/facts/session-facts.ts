import { hash } from 'node:crypto';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { type RidesDetected, urlHashOf } from '../../../activities/index.ts';
import { accountId } from './account-id.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { Fact } from './fact-tables.ts';

type SessionFact = Fact<'fact_session'>;

/**
 * First 63 bits of the SHA-256 of the hash in the session's address. That hash opens a shared session, so the file
 * must not hold it.
 */
const sessionKey = (urlHash: string): bigint => hash('sha256', urlHash, 'buffer').readBigUInt64BE() >> 1n;

/** The facts of one event about a session; at most one. */
export function sessionFacts(event: StoredEvent<AnalyzedEvent>): readonly SessionFact[] {
  const change = changeOf(event);
  if (change === undefined) return [];
  const fact: SessionFact = {
    position: event.position,
    session_key: sessionKey(urlHashOf(event.stream)),
    user_id: accountId(event.metadata.subject),
    recorded_at: event.recordedAt,
    ...change,
  };
  return [fact];
}

function detectionFact({ rides, engineVersion }: RidesDetected['data']): SessionFact {
  return {
    what: 'detected',
    rides: rides.filter(({ isSurfRide }) => isSurfRide).length,
    engine: engineVersion,
  };
}

function changeOf(event: AnalyzedEvent): SessionFact | undefined {
  switch (event.type) {
    case 'ActivityUploaded': {
      const { data } = event;
      return {
        what: 'uploaded',
        source: data.source,
        surf_type: data.surfType,
        is_demo: data.isDemo,
        points: data.pointCount,
        bytes: data.contentBytes,
        engine: data.engineVersion,
        device: data.device,
        import_millis: data.importMillis,
      };
    }
    case 'RidesDetected':
    case 'SettingsReapplied':
    case 'TrackCleanedAgain':
    case 'TrackTrimmed':
      return detectionFact(event.data);
    case 'SurfTypeChanged':
      return { ...detectionFact(event.data), surf_type: event.data.surfType };
    case 'SessionMarked': {
      const { marks } = event.data;
      const missed = marks.filter(({ kind }) => kind === 'missed_ride').length;
      return { what: 'marked', missed_ride: missed, not_a_ride: marks.length - missed };
    }
    case 'VesselAssigned':
      return { what: 'vessel', vessel_id: event.data.vesselId ?? 0 };
    case 'ActivityShared':
      return { what: 'shared' };
    case 'ActivityUnshared':
      return { what: 'unshared' };
    case 'ActivityDeleted':
      return { what: 'deleted' };
    default:
      return undefined;
  }
}
