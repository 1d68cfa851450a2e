import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { ActivityDeleted, urlHashOf } from '../../../activities/index.ts';
import { connectionOf } from '../../events/connection-events.ts';
import { ListedActivityAnalyzed } from '../../events/sync-events.ts';

/** A session that was made from a listed activity and is not deleted. */
interface AnalyzedActivity {
  readonly urlHash: string;
  readonly owner: number;
}

type ConsumedEvent = ListedActivityAnalyzed | ActivityDeleted;

/** Sessions from services: `read_analyzed_activities.analyzed_activity`. Deleted ones can be analyzed again. */
export const analyzedActivitiesProjection = documentProjection<AnalyzedActivity, ConsumedEvent>({
  name: 'analyzed_activities',
  version: 1,
  table: 'analyzed_activity',
  key: 'url_hash',
  columns: {
    url_hash: { type: 'text', field: 'urlHash' },
    owner: { type: 'bigint', field: 'owner' },
  },
  indexes: 'CREATE INDEX ON analyzed_activity (owner);',
  consumes: [ListedActivityAnalyzed, ActivityDeleted].map((event) => event.type),
  keyOf: (event) => (event.type === 'ActivityDeleted' ? urlHashOf(event.stream) : event.data.urlHash),
  evolve: (_analyzed, event: StoredEvent<ConsumedEvent>) =>
    event.type === 'ActivityDeleted'
      ? undefined
      : { urlHash: event.data.urlHash, owner: connectionOf(event.stream).owner },
});
