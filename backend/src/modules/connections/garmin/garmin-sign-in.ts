import { Inject, Injectable } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { ServiceProblem, type ServiceAccount, type ServiceTokens } from '../connected-service.port.ts';
import type { ServiceAnswer } from '../adapters/service-request.ts';
import { type RateLimited, ServicePauses } from '../adapters/service-pauses.ts';
import { idOf, textOf } from '../adapters/service-values.ts';
import { throttled } from './garmin-answers.ts';
import { GarminApi } from './garmin-api.ts';
import { GARMIN_CLIENTS, type GarminClientName, otherClient } from './garmin-clients.ts';
import { GarminTokens, type Ticket } from './garmin-tokens.ts';
import { type CodeAnswer, type LoginAnswer, readCodeAnswer, readLoginAnswer } from './sign-in-answer.ts';
import { SignInSession } from './sign-in-session.ts';

/** A login that waits for a code: everything that the next request needs, as plain JSON. It is stored sealed. */
export type PendingGarminSignIn = Readonly<Record<string, unknown>>;

export type GarminSignInResult =
  | { readonly step: 'done'; readonly tokens: ServiceTokens; readonly account: ServiceAccount }
  | { readonly step: 'code'; readonly pending: PendingGarminSignIn };

/** The email or the password is wrong. */
export class GarminCredentialsRefused extends Error {
  override readonly name = 'GarminCredentialsRefused';
}

/** The code is wrong; the pending login stays usable. */
export class GarminCodeRefused extends Error {
  override readonly name = 'GarminCodeRefused';
}

/** Garmin accepted the code and gave no tokens for it: the pending login is used up. */
export class GarminCodeSpent extends Error {
  override readonly name = 'GarminCodeSpent';
  constructor(readonly problem: ServiceProblem) {
    super(problem.message);
  }
}

const Pending = Type.Object({
  client: Type.Union([Type.Literal('ios'), Type.Literal('android')]),
  cookies: Type.String(),
  method: Type.String(),
  account: Type.String(),
});

/**
 * Logs in as Garmin's own app does: login page, password, code by email or text message, ticket, tokens. Email and
 * password are kept in memory only.
 */
@Injectable()
export class GarminSignIn {
  private readonly tokens: GarminTokens;
  private readonly api: GarminApi;

  constructor(
    private readonly pauses: ServicePauses,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.tokens = new GarminTokens(config.garmin.authBase);
    this.api = new GarminApi(config.garmin.apiBase);
  }

  /** @throws GarminCredentialsRefused, ServiceProblem */
  signIn(email: string, password: string): Promise<GarminSignInResult> {
    const account = email.trim().toLowerCase();
    return this.pauses.guard(limitOf(account), () => this.logIn(account, email, password));
  }

  /** @throws GarminCodeRefused, GarminCodeSpent, ServiceProblem */
  async verifyCode(pending: PendingGarminSignIn, code: string): Promise<GarminSignInResult> {
    if (!Value.Check(Pending, pending))
      throw new ServiceProblem('unavailable', 'The pending login is damaged');
    const { client, cookies, method, account } = pending;
    const session = SignInSession.restore(this.config.garmin.ssoBase, client, cookies);
    const ticket = await this.pauses.guard(limitOf(account), async () => {
      const answer = await session.verifyCode(method, code);
      const result = readCodeAnswer(answer);
      if (result.kind === 'wrong_code') throw new GarminCodeRefused('Garmin refused the code');
      if (result.kind !== 'ticket') throw problemOf(result, answer);
      return ticketFor(client, result.ticket);
    });
    try {
      return await this.pauses.guard(limitOf(account), () => this.redeem(ticket));
    } catch (error) {
      throw error instanceof ServiceProblem ? new GarminCodeSpent(error) : error;
    }
  }

  private async logIn(account: string, email: string, password: string): Promise<GarminSignInResult> {
    let client: GarminClientName = this.config.garmin.client;
    let attempt = await this.attempt(client, email, password);
    // A refused client id says nothing about the account, so the other pair may be tried.
    if (attempt.result.kind === 'client_refused') {
      client = otherClient(client);
      attempt = await this.attempt(client, email, password);
    }
    const { session, answer, result } = attempt;
    switch (result.kind) {
      case 'ticket':
        return this.redeem(ticketFor(client, result.ticket));
      case 'code_needed': {
        const pending = { client, cookies: session.cookies(), method: result.method, account };
        return { step: 'code', pending };
      }
      case 'wrong_password':
        throw new GarminCredentialsRefused('Garmin refused email or password');
      default:
        throw problemOf(result, answer);
    }
  }

  private async attempt(client: GarminClientName, email: string, password: string) {
    const session = new SignInSession(this.config.garmin.ssoBase, client);
    const page = await session.openPage();
    if (page.status === 429) throw throttled(page);
    if (page.status >= 400) throw problemOf({ kind: 'unavailable' }, page);
    const answer = await session.login(email, password);
    return { session, answer, result: readLoginAnswer(answer) };
  }

  /** Some tokens are not accepted by the data's side, so they are tried before anything is stored. */
  private async redeem(ticket: Ticket): Promise<GarminSignInResult> {
    const tokens = await this.tokens.redeem(ticket, this.clock.now().getTime());
    return { step: 'done', tokens, account: await this.accountOf(tokens) };
  }

  private async accountOf({ accessToken }: ServiceTokens): Promise<ServiceAccount> {
    const profile = await this.api
      .json('/userprofile-service/socialProfile', accessToken)
      .catch((error: unknown) => {
        const isInactive = error instanceof ServiceProblem && error.kind === 'refused';
        throw isInactive
          ? new ServiceProblem('unavailable', 'Garmin refused the token that it just issued')
          : error;
      });
    const { profileId, id, fullName, userName, displayName } = profile as Readonly<Record<string, unknown>>;
    const accountId = idOf(profileId) ?? idOf(id);
    if (accountId === undefined) throw new ServiceProblem('unavailable', 'Garmin answered with no profile');
    const name = [fullName, userName, displayName].map(textOf).find((text) => text !== '');
    return { id: accountId, name: name ?? '' };
  }
}

/** The email names the account until there are tokens. */
const limitOf = (account: string): RateLimited => ({ service: 'garmin', limit: account });

const ticketFor = (client: GarminClientName, ticket: string): Ticket => ({
  ticket,
  service: GARMIN_CLIENTS[client].service,
});

function problemOf({ kind }: Pick<LoginAnswer | CodeAnswer, 'kind'>, answer: ServiceAnswer): ServiceProblem {
  if (kind === 'throttled') return throttled(answer);
  if (kind === 'blocked') {
    return new ServiceProblem('blocked', 'Garmin wants something done on its own site first');
  }
  const reason = kind === 'client_refused' ? 'refused the client ids' : `answered ${answer.status}`;
  return new ServiceProblem('unavailable', `Garmin's sign-in ${reason}`);
}
