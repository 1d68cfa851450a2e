import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { accountStream, type AccountEvent } from '../events/account-events.ts';
import { account, type AccountState } from '../account.aggregate.ts';

/** Who sent a command, in which request. */
export interface CommandContext {
  readonly actor: number;
  readonly correlation: string;
}

/** Runs decisions on the account of the person who sent the command. */
@Injectable()
export class AccountCommands {
  constructor(private readonly runner: CommandRunner) {}

  /** Returns the new state, and the position that read models have to reach. */
  run<Command>(
    { actor, correlation }: CommandContext,
    decide: Decide<AccountState, Command, AccountEvent>,
    command: Command,
  ) {
    const person = String(actor);
    return this.runner.run({
      aggregate: account,
      stream: accountStream(actor),
      decide,
      command,
      metadata: { actor: person, correlation, subject: person },
    });
  }

  load(userId: number) {
    return this.runner.load(account, accountStream(userId));
  }
}
