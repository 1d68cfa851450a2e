import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Credentials } from '../../adapters/credentials.ts';
import { EmailClaims } from '../../adapters/email-claims.ts';
import { GoogleClaims } from '../../adapters/google-claims.ts';
import { GoogleIdentities } from '../../adapters/google-identity.ts';
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
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
    private readonly commands: AccountCommands,
  ) {}

  async execute({ credential, correlation }: SignInWithGoogle): Promise<GoogleSignIn> {
    const { subject, email, ownsEmail } = await this.google.verify(credential);
    const known = await this.googleClaims.find(subject);
    const isLinked = known !== undefined && (await this.isLinked(known, subject));
    const userId = isLinked ? known : await this.emails.claim(email);
    const command = { userId, email, googleSubject: subject, ownsEmail };
    linkGoogle(command, (await this.commands.load(userId)).state);
    await this.googleClaims.put(subject, userId);
    const { events, position } = await this.commands.run({ actor: userId, correlation }, linkGoogle, command);
    if (events.some((event) => event.type === 'GoogleLinked' && event.data.discardedPassword)) {
      await this.credentials.discardUnproven(userId);
    }
    return { token: await this.sessions.open(userId), position };
  }

  private async isLinked(userId: number, subject: string): Promise<boolean> {
    const { state } = await this.commands.load(userId);
    return state.status === 'open' && state.googleSubject === subject;
  }
}
