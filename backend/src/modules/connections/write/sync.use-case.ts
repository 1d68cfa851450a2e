import { slice } from '../../../kernel/slices.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import type { ListedActivity, ListRequest } from '../events/sync-events.ts';
import { type ConnectionContext, ConnectionCommands } from './connection-commands.ts';
import { notOffered } from './service-failure.ts';
import { listActivities } from './list-activities.decision.ts';

interface Synced {
  /** What the service listed, newest first. */
  readonly activities: readonly ListedActivity[];
  /** How many of them were not listed before. */
  readonly added: number;
}

/** Lists activities at the service. Their recordings are fetched one by one, when they are analyzed. */
export const SyncCommand = slice(
  [ConnectionCommands, ConnectedServices],
  (commands, services) =>
    async (context: ConnectionContext, request: ListRequest): Promise<Synced> => {
      if (!services.isOffered(context.service)) throw notOffered(context.service);
      const before = (await commands.load(context)).state.activities;
      const activities = await commands.callService(context, (service, tokens) =>
        service.list(tokens, request),
      );
      await commands.run(context, listActivities, { request, activities });
      const known = new Set(before.map(({ sourceId }) => sourceId));
      return { activities, added: activities.filter(({ sourceId }) => !known.has(sourceId)).length };
    },
);
