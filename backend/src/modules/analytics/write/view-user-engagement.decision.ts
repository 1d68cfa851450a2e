import type { Decide } from '../../../kernel/decider/decider.ts';
import type { UserEngagementViewed } from '../events/engagement-events.ts';

/** How many people an admin is about to see. */
export type ViewUserEngagement = UserEngagementViewed['data'];

/** Every look is recorded, also one at an empty table. */
export const viewUserEngagement: Decide<undefined, ViewUserEngagement, UserEngagementViewed> = (command) => [
  { type: 'UserEngagementViewed', data: command },
];
