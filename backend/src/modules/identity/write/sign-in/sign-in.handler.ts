import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { unauthenticated } from '../../../../kernel/errors/domain-error.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { Sessions } from '../../adapters/sessions.ts';

export class SignIn {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {}
}

/** The same for all: a sentence of their own for unproven e-mails would tell which ones are proven already. */
const REFUSED = 'Incorrect email or password. New here? Verify your email first.';

/** The bearer token of a new session. An unknown e-mail costs what a wrong password does. */
@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn, string> {
  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ email, password }: SignIn): Promise<string> {
    const { userId, hash } = await this.passwords.ofEmail(email);
    const matches = await this.passwords.matches(hash, password);
    if (!matches || userId === undefined) throw unauthenticated(REFUSED);
    return this.sessions.open(userId);
  }
}
