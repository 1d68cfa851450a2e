import { randomUUID } from 'node:crypto';
import { Inject, Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { MAILER, type Mailer } from '../../../../kernel/mail/mailer.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { PendingRegistrations } from '../../adapters/pending-registrations.ts';
import { alreadyRegisteredMail } from '../../adapters/mails.ts';
import { accountStream } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { register } from './register.command.ts';

export class RegisterAccount {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly correlation: string,
  ) {}
}

/** Whether the e-mail is known or not, the caller sees and waits the same. */
@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount, void> {
  private readonly logger = new Logger(RegisterAccountHandler.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
    private readonly pending: PendingRegistrations,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ email, password, correlation }: RegisterAccount): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const userId = await this.emails.claim(email);
    const registrationId = randomUUID();
    await this.pending.add(registrationId, userId, passwordHash);
    const { events } = await this.runner.run({
      aggregate: account,
      stream: accountStream(userId),
      decide: register,
      command: { userId, email, registrationId },
      metadata: { actor: String(userId), correlation, subject: String(userId) },
    });
    if (events.length === 0) {
      await this.pending.forget(userId);
      this.mailer.send(alreadyRegisteredMail(email)).catch((error: unknown) => {
        this.logger.warn(`A notice about a repeated registration was not sent: ${String(error)}`);
      });
    }
  }
}
