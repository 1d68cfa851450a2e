import type { Decide } from '../../../../kernel/decider/decider.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';
import { type ReapplySettings, reapplySettings } from '../reapply-settings/reapply-settings.decision.ts';

/** The owner's choice with the rides that are found by it; `input` has the chosen heading. */
export const chooseUsualHeading: Decide<ActivityState, ReapplySettings, ActivityEvent> = (command, state) => {
  const live = ownedActivity(state, command.actor);
  const { usualHeading } = command.input;
  if (live.usualHeading === null || usualHeading === null) throw noUsualHeading();
  if (live.usualHeading.isUsed === usualHeading.isUsed) return [];
  return [
    { type: 'UsualHeadingSet', data: usualHeading },
    ...reapplySettings(command, { ...live, usualHeading }),
  ];
};

export const noUsualHeading = () => notFound('Too few other sessions are known at this spot');
