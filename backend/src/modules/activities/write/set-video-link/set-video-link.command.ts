import type { Decide } from '../../../../kernel/decider/decider.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity, type ActivityState } from '../activity.ts';
import { isWebAddress } from './web-address.ts';

export interface SetVideoLink {
  readonly actor: number;
  /** null or empty takes the link away. */
  readonly link: string | null;
}

/** Only http and https are let through: the link is opened by whoever sees the activity. */
export const setVideoLink: Decide<ActivityState, SetVideoLink, ActivityEvent> = (command, state) => {
  const before = ownedActivity(state, command.actor).videoLink;
  const link = command.link?.trim() || null;
  if (link !== null && !isWebAddress(link)) {
    throw invalid('Please enter a video link that starts with http:// or https://', 'video_link_invalid');
  }
  return before === link ? [] : [{ type: 'VideoLinkSet', data: { link } }];
};
