import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { SportFound } from '../../events/upload-events.ts';

export type FindSport = SportFound['data'];

/** A file that names no sport is recorded too, so that it is not read again. */
export const findSport: Decide<ActivityState, FindSport, ActivityEvent> = ({ sport }, state) =>
  state.status === 'live' && !state.isSportKnown ? [{ type: 'SportFound', data: { sport } }] : [];
