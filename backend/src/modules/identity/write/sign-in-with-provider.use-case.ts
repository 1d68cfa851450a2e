import { Inject, Injectable } from '@nestjs/common';
import { sliceOf } from '../../../kernel/slices.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { Credentials } from '../adapters/credentials.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { ProviderClaims } from '../adapters/provider-claims.ts';
import { AccountCommands } from './account-commands.ts';
import { firstClock } from './first-clock.ts';
import { requireOpenRegistration } from './open-registration.ts';
import type { ProvenIdentity } from '../account.aggregate.ts';
import { isLinked, signInWithProvider } from './sign-in-with-provider.decision.ts';

interface ProviderSignIn {
  readonly userId: number;
  /** Bearer token of a new login session. */
  readonly token: string;
}

@Injectable()
export class SignInWithProviderHandler {
  constructor(
    private readonly claims: ProviderClaims,
    private readonly emails: EmailClaims,
    private readonly credentials: Credentials,
    private readonly sessions: LoginSessions,
    private readonly commands: AccountCommands,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(
    identity: ProvenIdentity,
    timeZone: string | undefined,
    correlation: string,
  ): Promise<ProviderSignIn> {
    const known = (await this.linkedAccount(identity)) ?? (await this.accountOf(identity.email));
    if (known === undefined) requireOpenRegistration(this.config.registration);
    const userId = known ?? (await this.newAccount(identity));
    const command = { ...identity, userId, clock: firstClock(timeZone, this.clock.now()) };
    signInWithProvider(command, (await this.commands.load(userId)).state);
    await this.claims.put(identity, userId);
    const { events } = await this.commands.run({ actor: userId, correlation }, signInWithProvider, command);
    if (events.some(({ data }) => 'discardedPassword' in data && data.discardedPassword)) {
      await this.credentials.deleteUnverified(userId);
    }
    return { userId, token: await this.sessions.open(userId) };
  }

  private async linkedAccount(identity: ProvenIdentity): Promise<number | undefined> {
    const userId = await this.claims.find(identity);
    if (userId === undefined) return undefined;
    const { state } = await this.commands.load(userId);
    return state.status === 'open' && isLinked(state, identity) ? userId : undefined;
  }

  private async accountOf(email: string): Promise<number | undefined> {
    const userId = await this.emails.find(email);
    const isOpen = userId !== undefined && (await this.commands.load(userId)).state.status !== 'absent';
    return isOpen ? userId : undefined;
  }

  /** Only a verified email is claimed: the owner of another one can still register it. */
  private newAccount(identity: ProvenIdentity): Promise<number> {
    return identity.emailVerified ? this.emails.claim(identity.email) : this.claims.newAccount(identity);
  }
}

export const SignInWithProviderCommand = sliceOf(SignInWithProviderHandler);
