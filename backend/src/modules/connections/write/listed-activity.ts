import { notFound } from '../../../platform/errors/domain-error.ts';
import { activitiesByKey, type Connection } from '../connection.aggregate.ts';
import type { ServiceName } from '../events/connection-events.ts';
import type { ListedActivity } from '../events/sync-events.ts';

/** @throws DomainError not_found for an activity that is not listed, or hidden */
export function listedActivity(service: ServiceName, connection: Connection, key: string): ListedActivity {
  const activity = activitiesByKey(service, connection).get(key);
  if (activity === undefined) throw notFound('Activity not found');
  return activity;
}
