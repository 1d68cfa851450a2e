import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { accountStream } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { openDemoAccount } from './open-demo-account.command.ts';

export class OpenDemo {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {}
}

@CommandHandler(OpenDemo)
export class OpenDemoHandler implements ICommandHandler<OpenDemo, void> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
  ) {}

  async execute({ email, password }: OpenDemo): Promise<void> {
    const userId = await this.emails.claim(email);
    if ((await this.passwords.of(userId)) === undefined) {
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
