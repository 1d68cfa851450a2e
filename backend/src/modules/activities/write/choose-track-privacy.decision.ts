import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState, TrackPrivacy } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { circleText } from '../events/hidden-circle.ts';
import { ownedActivity } from './owned-activity.ts';

export interface ChooseTrackPrivacy {
  readonly actor: number;
  /** A left out `showsHeartRate` stays as it is. */
  readonly privacy: Omit<TrackPrivacy, 'showsHeartRate'> & Partial<Pick<TrackPrivacy, 'showsHeartRate'>>;
}

export const chooseTrackPrivacy: Decide<ActivityState, ChooseTrackPrivacy, ActivityEvent> = (
  { actor, privacy },
  state,
) => {
  const before = ownedActivity(state, actor).privacy;
  const hiddenCircle = circleText(privacy.hiddenCircle);
  const showsHeartRate = privacy.showsHeartRate ?? before.showsHeartRate;
  const isUnchanged =
    before.ridesOnly === privacy.ridesOnly &&
    before.showsHeartRate === showsHeartRate &&
    circleText(before.hiddenCircle) === hiddenCircle;
  return isUnchanged
    ? []
    : [{ type: 'TrackPrivacyChosen', data: { ridesOnly: privacy.ridesOnly, hiddenCircle, showsHeartRate } }];
};
