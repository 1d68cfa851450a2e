import { Controller, Inject, Injectable, Logger, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { conflict, DomainError, invalid, unauthenticated } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../../../kernel/kernel.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { OwnAccounts } from '../adapters/own-accounts.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { ServiceAccess } from '../adapters/service-access.ts';
import { SignInLimit } from './sign-in-limit.ts';
import { sliceOf } from '../../../kernel/slices.ts';
import { ServiceProblem } from '../connected-service.port.ts';
import {
  GarminCodeRefused,
  GarminCodeSpent,
  GarminCredentialsRefused,
  GarminSignIn,
  type GarminSignInResult,
} from './garmin-sign-in.ts';
import { connect } from '../write/connect.decision.ts';
import { ConnectionCommands } from '../write/connection-commands.ts';
import { notOffered, serviceFailure } from '../write/service-failure.ts';

export type ConnectGarmin =
  | { readonly step: 'password'; readonly email: string; readonly password: string }
  | { readonly step: 'code'; readonly pendingId: string; readonly code: string };

type ConnectedGarmin = { readonly step: 'done' } | { readonly step: 'code'; readonly pendingId: string };

/** The password goes to Garmin and is neither stored nor logged. */
@Injectable()
export class ConnectGarminHandler {
  private readonly logger = new Logger(ConnectGarminHandler.name);

  constructor(
    private readonly commands: ConnectionCommands,
    private readonly services: ConnectedServices,
    private readonly accounts: OwnAccounts,
    private readonly garmin: GarminSignIn,
    private readonly pending: PendingSignIns,
    private readonly limit: SignInLimit,
    private readonly access: ServiceAccess,
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
  ) {}

  /** One login of a person at a time: Garmin soon refuses an account that logs in often. */
  async execute(context: CommandContext, input: ConnectGarmin): Promise<ConnectedGarmin> {
    const { actor } = context;
    if (!this.services.isOffered('garmin')) throw notOffered('garmin');
    await this.accounts.assertOwn(actor);
    const lease = await this.work.tools.leases.tryAcquire(`garmin sign-in of ${actor}`);
    if (lease === undefined) throw conflict('You are already logging in to Garmin. Please wait a moment.');
    try {
      return await this.connect(context, input);
    } finally {
      await lease.release();
    }
  }

  private async connect(context: CommandContext, input: ConnectGarmin): Promise<ConnectedGarmin> {
    const { actor } = context;
    await this.limit.consume(actor, input.step === 'password' ? input.email : undefined);
    const result = await this.signIn(actor, input).catch((error: unknown) => this.fail(actor, error));
    if (result.step === 'code') {
      return { step: 'code', pendingId: await this.pending.add(actor, result.pending) };
    }
    const { tokens, account } = result;
    await this.pending.removeAll(actor);
    const key = { service: 'garmin', owner: actor } as const;
    await this.access.connect(key, tokens, () =>
      this.commands.run({ service: 'garmin', ...context }, connect, {
        ...key,
        accountId: account.id,
        accountName: account.name,
      }),
    );
    return { step: 'done' };
  }

  /** The second step sends the code alone: sending the password again would make Garmin send another code. */
  private async signIn(actor: number, input: ConnectGarmin): Promise<GarminSignInResult> {
    if (input.step === 'password') return this.garmin.signIn(input.email, input.password);
    const pending = await this.pending.find(actor, input.pendingId);
    if (pending === undefined) throw invalid('This login has expired. Please enter your password again.');
    return this.garmin.verifyCode(pending, input.code);
  }

  private async fail(actor: number, error: unknown): Promise<never> {
    if (error instanceof GarminCodeSpent) {
      await this.pending.removeAll(actor);
      return this.fail(actor, error.problem);
    }
    if (error instanceof ServiceProblem) this.logger.warn(`Account ${actor}: ${error.message}`);
    throw failureOf(error);
  }
}

export const ConnectGarminCommand = sliceOf(ConnectGarminHandler);

function failureOf(error: unknown): unknown {
  if (error instanceof GarminCredentialsRefused) {
    return unauthenticated('Invalid Garmin credentials. Please check your username and password.');
  }
  if (error instanceof GarminCodeRefused) return invalid('The code is not correct. Please try again.');
  if (!(error instanceof ServiceProblem)) return error;
  if (error.kind !== 'unavailable') return serviceFailure('garmin', error);
  // Garmin turns logins from other apps away with pages and errors as well.
  return new DomainError('unavailable', NO_LOGIN, { isExpected: true, retryAfterSeconds: 600, cause: error });
}

const NO_LOGIN =
  'Garmin did not let this site log in. Please try again later, or export the session at Garmin and upload the file.';

const Optional = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()]));

const ConnectGarminBody = Type.Object(
  {
    garmin_username: Type.String({
      maxLength: 320,
      pattern: '^\\s*[^@\\s]+@[^@\\s]+\\s*$',
      errorMessage: 'Please enter the email of your Garmin account',
    }),
    garmin_password: Type.String({
      minLength: 1,
      maxLength: 1000,
      errorMessage: 'Please enter the password of your Garmin account',
    }),
    mfa_state: Optional,
    mfa_code: Optional,
  },
  { additionalProperties: false },
);
type ConnectGarminBody = Static<typeof ConnectGarminBody>;

const GarminConnected = Type.Object(
  {
    mfa_state: Type.Optional(Type.String({ description: 'Garmin sent a code: send it with this state' })),
  },
  { $id: 'GarminConnected', additionalProperties: false },
);

@Controller('connect/garmin')
export class ConnectGarminHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({
    summary: 'Connect Garmin with email and password, and then with the code that Garmin sends',
    200: GarminConnected,
    problems: [404, 409],
  })
  async connect(
    @Context() context: CommandContext,
    @JsonBody(ConnectGarminBody) body: ConnectGarminBody,
  ): Promise<Static<typeof GarminConnected>> {
    const result = await this.commands.execute(new ConnectGarminCommand(context, inputOf(body)));
    if (result.step === 'code') return { mfa_state: result.pendingId };
    return {};
  }
}

function inputOf({
  garmin_username,
  garmin_password,
  mfa_state,
  mfa_code,
}: ConnectGarminBody): ConnectGarmin {
  if (!mfa_state) return { step: 'password', email: garmin_username.trim(), password: garmin_password };
  const code = mfa_code?.trim();
  if (!code) throw invalid('Please enter the code that Garmin sent you');
  return { step: 'code', pendingId: mfa_state, code };
}
