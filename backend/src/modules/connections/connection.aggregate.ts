import type { Aggregate } from '../../kernel/decider/decider.ts';
import type {
  ConnectionLost,
  ServiceConnected,
  ServiceDisconnected,
  ServiceName,
  ServiceReconnected,
} from './events/connection-events.ts';
import {
  type ActivitiesListed,
  type FetchableActivity,
  type ListedActivity,
  type ListedActivityAnalyzed,
  type ListedActivityHidden,
  listedOf,
  type SyncFailed,
} from './events/sync-events.ts';
import { SERVICE_BY_NAME } from './services/services.ts';

export type ConnectionEvent =
  | ServiceConnected
  | ServiceReconnected
  | ConnectionLost
  | ServiceDisconnected
  | ActivitiesListed
  | ListedActivityHidden
  | ListedActivityAnalyzed
  | SyncFailed;

/** A person's connection to one service with the list of activities that was synced from it. */
export interface Connection {
  readonly status: 'none' | 'connected' | 'lost' | 'disconnected';
  readonly accountId: string | null;
  readonly accountName: string | null;
  /** In the order they were first listed, hidden ones included; at most MOST_LISTED. */
  readonly activities: readonly ListedActivity[];
  /** Ids of activities that the person removed from the list. */
  readonly hidden: readonly string[];
  /** In order, the latest of an activity and surf type; also of activities that are listed no longer. */
  readonly analyses: readonly KnownAnalysis[];
}

export type Analysis = ListedActivityAnalyzed['data'];

export interface KnownAnalysis extends Analysis {
  /** As it was listed when it was analyzed; null if it was not. */
  readonly listed: FetchableActivity | null;
}

/** Most activities of a service that a person's list keeps. */
export const MOST_LISTED = 1_000;

const NOTHING_LISTED = { activities: [], hidden: [] } as const;

/** The fold of a `connection-<service>-<owner>` stream, for its decisions and its read model. */
export const connection: Aggregate<Connection, ConnectionEvent> = {
  initialState: { status: 'none', accountId: null, accountName: null, ...NOTHING_LISTED, analyses: [] },
  evolve(state, event) {
    switch (event.type) {
      case 'ServiceConnected': {
        const { accountId, accountName } = event.data;
        return { ...state, status: 'connected', accountId, accountName, ...NOTHING_LISTED };
      }
      case 'ServiceReconnected':
        return { ...state, status: 'connected', accountName: event.data.accountName };
      case 'ConnectionLost':
        return { ...state, status: 'lost' };
      case 'ServiceDisconnected':
        return { ...state, status: 'disconnected', accountId: null, accountName: null, ...NOTHING_LISTED };
      case 'ActivitiesListed':
        return { ...state, activities: merged(state.activities, listedOf(event.data.activities)) };
      case 'ListedActivityHidden':
        return { ...state, hidden: [...state.hidden, event.data.sourceId] };
      case 'ListedActivityAnalyzed': {
        const { sourceId, surfType } = event.data;
        const isOther = (earlier: Analysis) => earlier.sourceId !== sourceId || earlier.surfType !== surfType;
        const analysis = { ...event.data, listed: fetchable(state, sourceId) };
        return { ...state, analyses: [...state.analyses.filter(isOther), analysis] };
      }
      case 'SyncFailed':
        return state;
    }
  },
};

/** What its service needs to hand over the recording of an activity; null for one that is not listed. */
export function fetchable({ activities }: Connection, sourceId: string): FetchableActivity | null {
  const listed = activities.find((activity) => activity.sourceId === sourceId);
  if (listed === undefined) return null;
  const { startTime, hasTrack, device, type, heldBy } = listed;
  return { sourceId, startTime, hasTrack, device, type, ...(heldBy !== undefined && { heldBy }) };
}

/** A changed activity keeps its place. From a full list the oldest go that this sync did not bring. */
function merged(
  before: readonly ListedActivity[],
  listed: readonly ListedActivity[],
): readonly ListedActivity[] {
  const byId = new Map(before.map((activity) => [activity.sourceId, activity]));
  for (const activity of listed) byId.set(activity.sourceId, activity);
  if (byId.size <= MOST_LISTED) return [...byId.values()];
  const brought = new Set(listed.map(({ sourceId }) => sourceId));
  const rank = ({ sourceId, localStart }: ListedActivity) => `${brought.has(sourceId) ? 1 : 0} ${localStart}`;
  const oldestFirst = [...byId.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  for (const { sourceId } of oldestFirst.slice(0, -MOST_LISTED)) byId.delete(sourceId);
  return [...byId.values()];
}

/**
 * The visible activities by the key in their address: the service's key, followed by the id where an activity that was
 * listed earlier has the same.
 */
export function activitiesByKey(
  service: ServiceName,
  { activities, hidden }: Connection,
): ReadonlyMap<string, ListedActivity> {
  const keyed = new Map<string, ListedActivity>();
  for (const activity of activities) {
    const key = SERVICE_BY_NAME[service].keyOf(activity);
    keyed.set(keyed.has(key) ? `${key}~${activity.sourceId}` : key, activity);
  }
  const isHidden = new Set(hidden);
  for (const [key, { sourceId }] of keyed) if (isHidden.has(sourceId)) keyed.delete(key);
  return keyed;
}
