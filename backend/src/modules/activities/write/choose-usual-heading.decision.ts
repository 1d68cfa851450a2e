import type { Decide } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import type { ActivityState, LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';
import { type ReapplySettings, reapplySettings } from './reapply-settings.decision.ts';

/**
 * The usual heading with the owner's choice; null where that is the choice already.
 * @throws DomainError not_found where a heading shall be used that nothing tells
 */
export function chosenHeading({ usualHeading }: LiveActivity, isUsed: boolean) {
  if (usualHeading === null && isUsed) throw notFound('Too few other sessions are known at this spot');
  return usualHeading === null || usualHeading.isUsed === isUsed ? null : { ...usualHeading, isUsed };
}

/** Records the choice with the rides that are found by it; `input` has the chosen heading. */
export const chooseUsualHeading: Decide<ActivityState, ReapplySettings, ActivityEvent> = (command, state) => {
  const live = ownedActivity(state, command.actor);
  const usualHeading = chosenHeading(live, command.input.usualHeading?.isUsed === true);
  if (usualHeading === null) return [];
  return [
    { type: 'UsualHeadingSet', data: usualHeading },
    ...reapplySettings(command, { ...live, usualHeading }),
  ];
};
