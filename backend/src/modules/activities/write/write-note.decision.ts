import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';

export interface WriteNote {
  readonly actor: number;
  readonly note: string;
}

export const writeNote: Decide<ActivityState, WriteNote, ActivityEvent> = ({ actor, note }, state) =>
  ownedActivity(state, actor).note === note ? [] : [{ type: 'NoteWritten', data: { note } }];
