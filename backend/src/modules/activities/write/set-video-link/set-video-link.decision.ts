import type { Decide } from '../../../../kernel/decider/decider.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';
import { isWebAddress } from './web-address.ts';

export interface SetVideoLink {
  readonly actor: number;
  /** null or empty removes the link. */
  readonly link: string | null;
}

/** Accepts http and https only: everyone who sees the activity can open the link. */
export const setVideoLink: Decide<ActivityState, SetVideoLink, ActivityEvent> = (command, state) => {
  const before = ownedActivity(state, command.actor).videoLink;
  const link = command.link?.trim() || null;
  if (link !== null && !isWebAddress(link)) {
    throw invalid('Please enter a video link that starts with http:// or https://', 'video_link_invalid');
  }
  return before === link ? [] : [{ type: 'VideoLinkSet', data: { link } }];
};
