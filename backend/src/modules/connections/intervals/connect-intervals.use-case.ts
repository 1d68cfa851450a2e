import { Controller, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { OwnAccounts } from '../adapters/own-accounts.ts';
import { ServiceAccess } from '../adapters/service-access.ts';
import { ServicePauses } from '../adapters/service-pauses.ts';
import { ServiceProblem } from '../connected-service.port.ts';
import { connect } from '../write/connect.decision.ts';
import { ConnectionCommands } from '../write/connection-commands.ts';
import { notOffered, serviceFailure } from '../write/service-failure.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { IntervalsService, tokensOf } from './intervals-service.ts';

const REFUSED =
  'intervals.icu does not accept this key. Please copy it again from its Settings, Developer Settings.';

export class ConnectIntervalsCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly apiKey: string,
    readonly correlation: string,
  ) {
    super();
  }
}

/** The key is tried before it is stored. */
@CommandHandler(ConnectIntervalsCommand)
export class ConnectIntervalsHandler implements ICommandHandler<ConnectIntervalsCommand> {
  constructor(
    private readonly commands: ConnectionCommands,
    private readonly services: ConnectedServices,
    private readonly accounts: OwnAccounts,
    private readonly intervals: IntervalsService,
    private readonly pauses: ServicePauses,
    private readonly access: ServiceAccess,
  ) {}

  async execute({ actor, apiKey, correlation }: ConnectIntervalsCommand): Promise<void> {
    if (!this.services.isOffered('intervals')) throw notOffered('intervals');
    await this.accounts.assertOwn(actor);
    const tokens = tokensOf(apiKey);
    const limit = { service: 'intervals', limit: this.intervals.limitOf(tokens) } as const;
    const account = await this.pauses.guard(limit, () => this.intervals.account(tokens)).catch(failed);
    const key = { service: 'intervals', owner: actor } as const;
    await this.access.connect(key, tokens, () =>
      this.commands.run({ service: 'intervals', actor, correlation }, connect, {
        ...key,
        accountId: account.id,
        accountName: account.name,
      }),
    );
  }
}

function failed(error: unknown): never {
  if (!(error instanceof ServiceProblem)) throw error;
  throw error.kind === 'refused' ? invalid(REFUSED) : serviceFailure('intervals', error);
}

const ConnectIntervalsBody = Type.Object(
  {
    api_key: Type.String({
      maxLength: 200,
      pattern: '^\\s*[!-~]+\\s*$',
      errorMessage: 'Please enter the API key of your intervals.icu account',
    }),
  },
  { additionalProperties: false },
);

@Expensive('upload')
@Controller('connect/intervals')
export class ConnectIntervalsHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({
    summary: 'Connect intervals.icu with the API key of its settings',
    204: NO_CONTENT,
    problems: [404, 409],
  })
  async connect(
    @Actor() { id: actor }: ActorIdentity,
    @JsonBody(ConnectIntervalsBody) { api_key: apiKey }: Static<typeof ConnectIntervalsBody>,
    @Req() { id: correlation }: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new ConnectIntervalsCommand(actor, apiKey.trim(), correlation));
  }
}
