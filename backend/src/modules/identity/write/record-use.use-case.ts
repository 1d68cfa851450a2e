import { Logger } from '@nestjs/common';
import { slice } from '../../../kernel/slices.ts';
import { CLOCK } from '../../../platform/clock/clock.ts';
import { pacificDay } from '../../../platform/clock/pacific-day.ts';
import type { CommandContext } from '../../../platform/admission/actor.ts';
import { AccountCommands } from './account-commands.ts';
import { recordUse } from './record-use.decision.ts';

/**
 * Sent at every sign-in and when a login session is extended. Never throws: a person signs in even if their day can't be
 * recorded.
 */
export const RecordUseCommand = slice([AccountCommands, CLOCK], (commands, clock) => {
  const logger = new Logger('RecordUse');
  return async (context: CommandContext) => {
    try {
      await commands.run(context, recordUse, { day: pacificDay(clock.now()) });
    } catch (error) {
      logger.warn(`Did not record the day of use of account ${context.actor}`, error);
    }
  };
});
