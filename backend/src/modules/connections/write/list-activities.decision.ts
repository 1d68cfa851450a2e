import type { Decide } from '../../../kernel/decider/decider.ts';
import type { Connection, ConnectionEvent } from '../connection.aggregate.ts';
import { type ListedActivity, type ListRequest, listedText } from '../events/sync-events.ts';

export interface ListActivities {
  readonly request: ListRequest;
  readonly activities: readonly ListedActivity[];
}

/** Records new and changed activities. Hidden ones stay as they are; a list that arrives after disconnecting is dropped. */
export const listActivities: Decide<Connection, ListActivities, ConnectionEvent> = (
  { request, activities },
  { status, activities: before, hidden },
) => {
  if (status !== 'connected') return [];
  const known = new Map(before.map((activity) => [activity.sourceId, listedText([activity])]));
  const isHidden = new Set(hidden);
  const changed = activities.filter(
    (activity) => !isHidden.has(activity.sourceId) && known.get(activity.sourceId) !== listedText([activity]),
  );
  return [{ type: 'ActivitiesListed', data: { request, activities: listedText(changed) } }];
};
