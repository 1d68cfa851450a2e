import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { TimeZoneFound } from '../../events/upload-events.ts';

export type FindTimeZone = TimeZoneFound['data'];

/** A zone that is known stays, also when the track is cleaned again. */
export const findTimeZone: Decide<ActivityState, FindTimeZone, ActivityEvent> = ({ timeZone }, state) =>
  state.status === 'live' && state.timeZone === null ? [{ type: 'TimeZoneFound', data: { timeZone } }] : [];
