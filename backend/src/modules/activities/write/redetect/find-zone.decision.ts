import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

export interface FindZone {
  readonly actor: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Records the zone that today's borders give. The one that is known gives no event. */
export const findZone: Decide<ActivityState, FindZone, ActivityEvent> = ({ actor, timeZone }, state) =>
  ownedActivity(state, actor).timeZone === timeZone ? [] : [{ type: 'TimeZoneFound', data: { timeZone } }];
