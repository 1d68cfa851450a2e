import { Inject, Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { pacificDay } from '../../../platform/clock/pacific-day.ts';
import { AccountCommands, type CommandContext } from './account-commands.ts';
import { recordUse } from './record-use.decision.ts';

/** Sent at every sign-in and when a login session is extended. */
export class RecordUseCommand extends Command<void> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

/** Never throws: a person signs in even if their day can't be recorded. */
@CommandHandler(RecordUseCommand)
export class RecordUseHandler implements ICommandHandler<RecordUseCommand> {
  private readonly logger = new Logger(RecordUseHandler.name);

  constructor(
    private readonly commands: AccountCommands,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ context }: RecordUseCommand): Promise<void> {
    try {
      await this.commands.run(context, recordUse, { day: pacificDay(this.clock.now()) });
    } catch (error) {
      this.logger.warn(`Did not record the day of use of account ${context.actor}`, error);
    }
  }
}
