import type { Decide } from '../../../kernel/decider/decider.ts';
import type { Connection, ConnectionEvent } from '../connection.aggregate.ts';
import type { ServiceName } from '../events/connection-events.ts';
import { listedActivity } from './listed-activity.ts';

export interface HideListedActivity {
  readonly service: ServiceName;
  /** The activity's key in addresses. */
  readonly key: string;
}

/** Hides the activity from the list; a session that was made from it stays. */
export const hideListedActivity: Decide<Connection, HideListedActivity, ConnectionEvent> = (
  { service, key },
  state,
) => [{ type: 'ListedActivityHidden', data: { sourceId: listedActivity(service, state, key).sourceId } }];
