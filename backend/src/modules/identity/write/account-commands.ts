import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { accountStream, type AccountEvent } from '../events/account-events.ts';
import { account, type AccountState } from './account.ts';

/** The account's owner, in which request. */
export interface AskedByOwner {
  readonly actor: number;
  readonly correlation: string;
}

/** Runs a decision about one account. */
@Injectable()
export class AccountCommands {
  constructor(private readonly runner: CommandRunner) {}

  /** The state afterwards, and the position the read models have to reach. */
  run<Command>(asked: AskedByOwner, decide: Decide<AccountState, Command, AccountEvent>, command: Command) {
    const person = String(asked.actor);
    return this.runner.run({
      aggregate: account,
      stream: accountStream(asked.actor),
      decide,
      command,
      metadata: { actor: person, correlation: asked.correlation, subject: person },
    });
  }

  load(userId: number) {
    return this.runner.load(account, accountStream(userId));
  }
}
