import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';
import { type ReapplySettings, reapplySettings } from '../reapply-settings.decision.ts';

/** Records the rides, after the heading that other sessions told for the first time, by which they were found. */
export const redetect: Decide<ActivityState, ReapplySettings, ActivityEvent> = (command, state) => {
  const live = ownedActivity(state, command.actor);
  const { usualHeading } = command.input;
  if (live.usualHeading !== null || usualHeading === null) return reapplySettings(command, state);
  return [
    { type: 'UsualHeadingSet', data: usualHeading },
    ...reapplySettings(command, { ...live, usualHeading }),
  ];
};
