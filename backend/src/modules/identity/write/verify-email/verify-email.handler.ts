import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { MailLinks } from '../../adapters/mail-links.ts';
import { PendingRegistrations } from '../../adapters/pending-registrations.ts';
import { accountStream } from '../../events/account-events.ts';
import { account } from '../account.ts';
import { verifyEmail } from './verify-email.command.ts';

export class ConfirmEmail {
  constructor(
    readonly token: string,
    readonly correlation: string,
  ) {}
}

/**
 * Opens the link of a verification mail; the position the account's screens have to reach. The password is put in
 * place after the event: opening the link again does what a crash in between left undone. The passwords of other
 * registrations are forgotten.
 */
@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail, bigint> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly links: MailLinks,
    private readonly pending: PendingRegistrations,
  ) {}

  async execute({ token, correlation }: ConfirmEmail): Promise<bigint> {
    const link = await this.links.find('verify_email', token);
    if (link?.registrationId == null) throw invalidLink();
    const { userId, registrationId } = link;
    const stream = accountStream(userId);
    const { state, position } = await this.runner.load(account, stream);
    if (state.status === 'open' && state.confirmedRegistration === registrationId) {
      await this.pending.completeConfirmed(registrationId);
      await this.conclude(token, userId);
      return position;
    }

    const command = { registrationId };
    verifyEmail(command, state);
    if ((await this.pending.origin(registrationId)) === undefined) throw invalidLink();
    const verified = await this.runner.run({
      aggregate: account,
      stream,
      decide: verifyEmail,
      command,
      metadata: { actor: String(userId), correlation, subject: String(userId) },
    });
    await this.pending.confirm(registrationId);
    await this.conclude(token, userId);
    return verified.position;
  }

  private async conclude(token: string, userId: number): Promise<void> {
    await this.links.use(token);
    await this.pending.forget(userId);
  }
}

const invalidLink = () => invalid('This verification link is invalid or has expired.', 'link_invalid');
