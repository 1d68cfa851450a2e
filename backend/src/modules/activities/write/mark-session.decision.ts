import type { Mark } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';
import { reapplySettings, type ReapplySettings } from './reapply-settings.decision.ts';

export interface MarkSession {
  readonly actor: number;
  readonly marks: readonly Mark[];
  /** The detection with these marks. */
  readonly reapplied: Omit<ReapplySettings, 'actor'>;
}

/** Records the marks and the rides that they lead to. A ride that was missed makes a recording of another sport a surf session. */
export const markSession: Decide<ActivityState, MarkSession, ActivityEvent> = (
  { actor, marks, reapplied },
  state,
) => {
  const live = ownedActivity(state, actor);
  if (marks.some(({ startTime, endTime }) => startTime > endTime)) {
    throw invalid('A mark ends after it starts', 'mark_invalid');
  }
  const marked: readonly ActivityEvent[] = areSame(live.marks, marks)
    ? []
    : [{ type: 'SessionMarked', data: { marks: [...marks] } }];
  const surfed: readonly ActivityEvent[] =
    live.otherSport !== null && marks.some(({ kind }) => kind === 'missed_ride')
      ? [{ type: 'CountedAsSurfing', data: {} }]
      : [];
  return [...marked, ...surfed, ...reapplySettings({ ...reapplied, actor }, { ...live, marks })];
};

function areSame(before: readonly Mark[], after: readonly Mark[]): boolean {
  const text = (marks: readonly Mark[]) =>
    marks.map((mark) => `${mark.kind} ${mark.startTime} ${mark.endTime}`);
  return text(before).join() === text(after).join();
}
