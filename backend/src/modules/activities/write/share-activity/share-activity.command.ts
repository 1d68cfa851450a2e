import type { Decide } from '../../../../kernel/decider/decider.ts';
import { conflict, forbidden } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity, type ActivityState } from '../activity.ts';

export interface ShareActivity {
  readonly actor: number;
  readonly hasUsername: boolean;
  /** The owner read that Strava's terms let Strava data be shown only to its athlete, and shares it nevertheless. */
  readonly stravaConfirmed: boolean;
  /** The operator lets activities from Strava be shared at all. */
  readonly stravaSharingAllowed: boolean;
}

export const shareActivity: Decide<ActivityState, ShareActivity, ActivityEvent> = (command, state) => {
  const { isPublic, uploaded } = ownedActivity(state, command.actor);
  if (isPublic) return [];
  if (!command.hasUsername) throw conflict('Please set up a username before sharing');
  if (uploaded.source === 'STRAVA') {
    if (!command.stravaSharingAllowed) throw forbidden('Activities from Strava cannot be shared here');
    if (!command.stravaConfirmed) {
      throw conflict('Please confirm that you want to share data that came from Strava');
    }
  }
  return [{ type: 'ActivityShared', data: {} }];
};
