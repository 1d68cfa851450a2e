import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
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

export class SyncCommand extends Command<Synced> {
  constructor(
    readonly context: ConnectionContext,
    readonly request: ListRequest,
  ) {
    super();
  }
}

/** Lists activities at the service. Their recordings are fetched one by one, when they are analyzed. */
@CommandHandler(SyncCommand)
export class SyncHandler implements ICommandHandler<SyncCommand> {
  constructor(
    private readonly commands: ConnectionCommands,
    private readonly services: ConnectedServices,
  ) {}

  async execute({ context, request }: SyncCommand): Promise<Synced> {
    if (!this.services.isOffered(context.service)) throw notOffered(context.service);
    const before = (await this.commands.load(context)).state.activities;
    const activities = await this.commands.callService(context, (service, tokens) =>
      service.list(tokens, request),
    );
    await this.commands.run(context, listActivities, { request, activities });
    const known = new Set(before.map(({ sourceId }) => sourceId));
    return { activities, added: activities.filter(({ sourceId }) => !known.has(sourceId)).length };
  }
}
