import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { forbidden, unauthenticated } from '../../../../kernel/errors/domain-error.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { PendingRegistrations } from '../../adapters/pending-registrations.ts';
import { Sessions } from '../../adapters/sessions.ts';

export class SignIn {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {}
}

/** The bearer token of a new session. An unknown e-mail costs the same time as a wrong password. */
@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn, string> {
  constructor(
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
    private readonly pending: PendingRegistrations,
    private readonly sessions: Sessions,
  ) {}

  async execute({ email, password }: SignIn): Promise<string> {
    const userId = await this.emails.find(email);
    const confirmed = userId === undefined ? undefined : await this.passwords.of(userId);
    const waiting =
      userId === undefined || confirmed !== undefined
        ? undefined
        : await this.pending.latestPasswordHash(userId);
    const matches = await this.passwords.matches(confirmed ?? waiting, password);
    if (!matches || userId === undefined) throw unauthenticated('Incorrect email or password');
    if (confirmed === undefined) throw forbidden('Please verify your email before logging in');
    return this.sessions.open(userId);
  }
}
