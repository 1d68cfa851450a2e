import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LiveActivity } from '../../activity.aggregate.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { findSport } from './find-sport.decision.ts';

/** Keeps the sport of a session that was uploaded before sports were recorded. Idempotent. */
export class FindSportCommand extends Command<void> {
  constructor(
    readonly session: Pick<LiveActivity, 'urlHash' | 'owner'>,
    readonly sport: string | null,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(FindSportCommand)
export class FindSportHandler implements ICommandHandler<FindSportCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ session, sport, correlation }: FindSportCommand): Promise<void> {
    const { urlHash, owner } = session;
    await this.commands.run({ urlHash, actor: owner, correlation }, findSport, { sport });
  }
}
