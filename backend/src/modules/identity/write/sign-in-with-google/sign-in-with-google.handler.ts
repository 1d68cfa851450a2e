import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '../../../../kernel/errors/domain-error.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { GoogleClaims } from '../../adapters/google-claims.ts';
import { GoogleIdentities } from '../../adapters/google-identity.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { PendingRegistrations } from '../../adapters/pending-registrations.ts';
import { Sessions } from '../../adapters/sessions.ts';
import { AccountCommands } from '../account-commands.ts';
import { linkGoogle } from './link-google.command.ts';

export class SignInWithGoogle {
  constructor(
    readonly credential: string,
    readonly correlation: string,
  ) {}
}

export interface GoogleSignIn {
  readonly token: string;
  readonly position: bigint;
}

@CommandHandler(SignInWithGoogle)
export class SignInWithGoogleHandler implements ICommandHandler<SignInWithGoogle, GoogleSignIn> {
  constructor(
    private readonly google: GoogleIdentities,
    private readonly googleClaims: GoogleClaims,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
    private readonly pending: PendingRegistrations,
    private readonly sessions: Sessions,
    private readonly commands: AccountCommands,
  ) {}

  async execute({ credential, correlation }: SignInWithGoogle): Promise<GoogleSignIn> {
    const { subject, email, ownsEmail } = await this.google.verify(credential);
    const known = await this.googleClaims.find(subject);
    const userId = known ?? (await this.emails.claim(email));
    const command = { userId, email, googleSubject: subject, ownsEmail };
    linkGoogle(command, (await this.commands.load(userId)).state);
    if (!(await this.googleClaims.claim(subject, userId))) {
      throw conflict('An account with this email already exists. Please log in with your password.');
    }
    const { events, position } = await this.commands.run({ actor: userId, correlation }, linkGoogle, command);
    if (events.some((event) => event.type === 'GoogleLinked' && event.data.discardedPassword)) {
      await this.passwords.remove(userId);
      await this.pending.forget(userId);
      await this.sessions.closeAll(userId);
    }
    return { token: await this.sessions.open(userId), position };
  }
}
