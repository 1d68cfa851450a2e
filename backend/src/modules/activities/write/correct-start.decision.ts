import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict, invalid } from '../../../platform/errors/domain-error.ts';
import type { ActivityState, LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';

/** GPS time begins here. */
const EARLIEST = Date.UTC(1980, 0, 1);

export interface CorrectStart {
  readonly actor: number;
  /** Epoch milliseconds of the first point that counts. */
  readonly startTime: number;
  readonly now: number;
  /** The times that the session had when its track was made anew. */
  readonly from: Pick<LiveActivity, 'activityTime' | 'clockShift'>;
}

/** Milliseconds from the session's start to another one. */
export const shiftTo = ({ activityTime, recordingStart }: LiveActivity, startTime: number): number =>
  startTime - Date.parse(activityTime ?? recordingStart);

/** @throws DomainError invalid for a start before 1980 or in the future; conflict for times that changed meanwhile */
export const correctStart: Decide<ActivityState, CorrectStart, ActivityEvent> = (command, state) => {
  const { actor, startTime, now, from } = command;
  const live = ownedActivity(state, actor);
  if (live.activityTime !== from.activityTime || live.clockShift !== from.clockShift) {
    throw conflict('The session changed meanwhile. Please try again.');
  }
  const shift = shiftTo(live, startTime);
  if (shift === 0) return [];
  if (!(startTime >= EARLIEST && startTime <= now)) {
    throw invalid('A session begins after 1979 and not in the future', 'start_invalid');
  }
  return [{ type: 'StartCorrected', data: { shift } }];
};
