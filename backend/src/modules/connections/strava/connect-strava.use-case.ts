import { Controller, Inject, Post, Req, Res, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sliceOf } from '../../../kernel/slices.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { cookieIn, dropCookie } from '../../../platform/http/requests/browser-cookie.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { OAuthStates, STATE_COOKIE } from './oauth-states.ts';
import { ServiceAccess } from '../adapters/service-access.ts';
import { ServicePauses } from '../adapters/service-pauses.ts';
import { allowsReading, StravaOAuth } from './strava-oauth.ts';
import { ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { connect } from '../write/connect.decision.ts';
import { ConnectionCommands } from '../write/connection-commands.ts';
import { notOffered, serviceFailure } from '../write/service-failure.ts';

const FAILED = 'Failed to connect to Strava. Please try again.';
const STARTED_ELSEWHERE =
  'This connection was started elsewhere or too long ago. Please connect to Strava again in Settings.';
const STATE_MISSING =
  'The state of this connection is missing, which Strava sends along with the code. Please connect to Strava again in Settings.';
const NOT_ALLOWED =
  'Strava was not allowed to share your activities. Please connect again and leave that box ticked.';

export interface ConnectStrava {
  readonly code: string;
  /** The state that this browser began with. */
  readonly state: string;
  /** Scopes in the address that Strava sent the browser back to; undefined if they were not passed on. */
  readonly scope: string | undefined;
}

@Injectable()
export class ConnectStravaHandler {
  constructor(
    private readonly commands: ConnectionCommands,
    private readonly states: OAuthStates,
    private readonly oauth: StravaOAuth,
    private readonly services: ConnectedServices,
    private readonly access: ServiceAccess,
    private readonly pauses: ServicePauses,
  ) {}

  async execute(context: CommandContext, input: ConnectStrava): Promise<void> {
    const { actor } = context;
    if (!this.services.isOffered('strava')) throw notOffered('strava');
    if (!(await this.states.redeem(input.state, actor))) throw invalid(STARTED_ELSEWHERE);
    if (input.scope !== undefined && !allowsReading(input.scope)) throw invalid(NOT_ALLOWED);
    const { tokens, account } = await this.oauth.exchange(input.code).catch(failed);
    if (input.scope === undefined) await this.checkReading(tokens);
    const key = { service: 'strava', owner: actor } as const;
    await this.access.connect(key, tokens, () =>
      this.commands.run({ service: 'strava', ...context }, connect, {
        ...key,
        accountId: account.id,
        accountName: account.name,
      }),
    );
  }

  private async checkReading(tokens: ServiceTokens): Promise<void> {
    const strava = this.services.of('strava');
    try {
      await this.pauses.guard({ service: 'strava', limit: strava.limitOf(tokens) }, () =>
        strava.list(tokens, { kind: 'recent', count: 1 }),
      );
    } catch (error) {
      if (!(error instanceof ServiceProblem) || error.kind !== 'refused') failed(error);
      // Unused access counts among the athletes that the application may have.
      await strava.revoke(tokens).catch(() => undefined);
      throw invalid(NOT_ALLOWED);
    }
  }
}

export const ConnectStravaCommand = sliceOf(ConnectStravaHandler);

function failed(error: unknown): never {
  if (!(error instanceof ServiceProblem)) throw error;
  throw error.kind === 'refused' ? invalid(FAILED) : serviceFailure('strava', error);
}

const ConnectStravaBody = Type.Object(
  {
    code: Type.String({
      minLength: 1,
      maxLength: 1000,
      errorMessage: 'No authorization code received from Strava',
    }),
    state: Type.Optional(Type.String({ maxLength: 1000 })),
    scope: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
);

@Controller('connect/strava')
export class ConnectStravaHttp {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @Answers({ summary: 'Connect Strava with the code of its callback', 204: NO_CONTENT, problems: [404, 409] })
  async connect(
    @Context() context: CommandContext,
    @JsonBody(ConnectStravaBody) { code, state, scope }: Static<typeof ConnectStravaBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const begun = cookieIn(request, STATE_COOKIE);
    if (!state) throw invalid(STATE_MISSING);
    if (state !== begun) throw invalid(STARTED_ELSEWHERE);
    await this.commands.execute(new ConnectStravaCommand(context, { code, state, scope }));
    dropCookie(reply, STATE_COOKIE, this.config.publicUrl);
  }
}
