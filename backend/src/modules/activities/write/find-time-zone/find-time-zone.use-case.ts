import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LiveActivity } from '../../activity.aggregate.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { findTimeZone } from './find-time-zone.decision.ts';

/** Keeps the zone of a session that was uploaded before zones were recorded. Idempotent. */
export class FindTimeZoneCommand extends Command<void> {
  constructor(
    readonly session: Pick<LiveActivity, 'urlHash' | 'owner'>,
    readonly timeZone: string,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(FindTimeZoneCommand)
export class FindTimeZoneHandler implements ICommandHandler<FindTimeZoneCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ session, timeZone, correlation }: FindTimeZoneCommand): Promise<void> {
    const { urlHash, owner } = session;
    await this.commands.run({ urlHash, actor: owner, correlation }, findTimeZone, { timeZone });
  }
}
