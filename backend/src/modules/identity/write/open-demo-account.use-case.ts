import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { Passwords } from '../adapters/passwords.ts';
import { accountStream } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { openDemoAccount } from './open-demo-account.decision.ts';

/** Sent on every start with DEMO=1. */
export class OpenDemoAccountCommand extends Command<void> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(OpenDemoAccountCommand)
export class OpenDemoAccountHandler implements ICommandHandler<OpenDemoAccountCommand> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
  ) {}

  async execute({ email, password }: OpenDemoAccountCommand): Promise<void> {
    const userId = await this.emails.claim(email);
    if ((await this.passwords.find(userId)) === undefined) {
      await this.passwords.set(userId, await this.passwords.hash(password));
    }
    await this.runner.run({
      aggregate: account,
      stream: accountStream(userId),
      decide: openDemoAccount,
      command: { userId, email },
      metadata: { actor: 'system', correlation: 'first-start', subject: String(userId) },
    });
  }
}
