import type { Decide } from '../../../kernel/decider/decider.ts';
import { conflict, forbidden } from '../../../platform/errors/domain-error.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { ownedActivity } from './owned-activity.ts';

export interface ShareActivity {
  readonly actor: number;
  readonly hasUsername: boolean;
  /** The owner shares although Strava's terms allow showing its data to the athlete only. */
  readonly stravaConfirmed: boolean;
  /** The operator's setting for all activities from Strava. */
  readonly stravaSharingAllowed: boolean;
}

export const shareActivity: Decide<ActivityState, ShareActivity, ActivityEvent> = (command, state) => {
  const { isPublic, source } = ownedActivity(state, command.actor);
  if (isPublic) return [];
  if (!command.hasUsername) throw conflict('Please set up a username before sharing');
  if (source === 'STRAVA') {
    if (!command.stravaSharingAllowed) throw forbidden("Sessions from Strava can't be shared here");
    if (!command.stravaConfirmed) {
      throw conflict('Please confirm that you want to share data that came from Strava');
    }
  }
  return [{ type: 'ActivityShared', data: {} }];
};

export interface UnshareActivity {
  readonly actor: number;
}

export const unshareActivity: Decide<ActivityState, UnshareActivity, ActivityEvent> = ({ actor }, state) =>
  ownedActivity(state, actor).isPublic ? [{ type: 'ActivityUnshared', data: {} }] : [];
