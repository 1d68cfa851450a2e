import { Injectable } from '@nestjs/common';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import type { CommandContext } from '../../../platform/admission/actor.ts';
import { accountStream, type AccountEvent } from '../events/account-events.ts';
import { account, type AccountState } from '../account.aggregate.ts';

/** Runs decisions on the account of the person who sent the command. */
@Injectable()
export class AccountCommands {
  constructor(private readonly runner: CommandRunner) {}

  /** Returns the new state, and the position that read models have to reach. */
  run<Command>(
    context: CommandContext,
    decide: Decide<AccountState, Command, AccountEvent>,
    command: Command,
  ) {
    return this.runner.run({
      aggregate: account,
      stream: accountStream(context.actor),
      decide,
      command,
      metadata: ownMetadata(context),
    });
  }

  load(userId: number) {
    return this.runner.load(account, accountStream(userId));
  }
}
