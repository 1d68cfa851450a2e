import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { PendingRegistrations } from '../../adapters/pending-registrations.ts';
import { accountStream } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { register } from './register.command.ts';

export class RegisterAccount {
  constructor(
    readonly email: string,
    readonly password: string,
    /** Where the registration was made, in words for the mail. */
    readonly madeFrom: string,
    readonly correlation: string,
  ) {}
}

/** Whether the e-mail is known or not, the caller sees and waits the same: automations tell whoever reads its mail. */
@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount, void> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
    private readonly pending: PendingRegistrations,
  ) {}

  async execute({ email, password, madeFrom, correlation }: RegisterAccount): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const userId = await this.emails.claim(email);
    const registrationId = randomUUID();
    await this.pending.add({ id: registrationId, userId, passwordHash, madeFrom });
    await this.runner.run({
      aggregate: account,
      stream: accountStream(userId),
      decide: register,
      command: { userId, email, registrationId },
      metadata: { actor: String(userId), correlation, subject: String(userId) },
    });
  }
}
