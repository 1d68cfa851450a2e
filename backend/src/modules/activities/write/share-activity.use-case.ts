import { slice } from '../../../kernel/slices.ts';
import { CONFIG } from '../../../platform/config/config.ts';
import { OwnerRecords } from '../adapters/owner-records.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { shareActivity, unshareActivity } from './share-activity.decision.ts';

export const ShareActivityCommand = slice(
  [ActivityCommands, OwnerRecords, CONFIG],
  (commands, owners, config) => async (context: ActivityContext, stravaConfirmed: boolean) => {
    await commands.run(context, shareActivity, {
      actor: context.actor,
      hasUsername: await owners.hasUsername(context.actor),
      stravaConfirmed,
      stravaSharingAllowed: config.strava.sharing,
    });
  },
);

export const UnshareActivityCommand = slice(
  [ActivityCommands],
  (commands) => async (context: ActivityContext) => {
    await commands.run(context, unshareActivity, { actor: context.actor });
  },
);
