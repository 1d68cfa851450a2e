import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
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

/** The key is tried before it is stored. */
export const ConnectIntervalsCommand = slice(
  [ConnectionCommands, ConnectedServices, OwnAccounts, IntervalsService, ServicePauses, ServiceAccess],
  (commands, services, accounts, intervals, pauses, access) =>
    async (context: CommandContext, apiKey: string) => {
      const { actor } = context;
      if (!services.isOffered('intervals')) throw notOffered('intervals');
      await accounts.assertOwn(actor);
      const tokens = tokensOf(apiKey);
      const limit = { service: 'intervals', limit: intervals.limitOf(tokens) } as const;
      const account = await pauses.guard(limit, () => intervals.account(tokens)).catch(failed);
      const key = { service: 'intervals', owner: actor } as const;
      await access.connect(key, tokens, () =>
        commands.run({ service: 'intervals', ...context }, connect, {
          ...key,
          accountId: account.id,
          accountName: account.name,
        }),
      );
    },
);

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
    @Context() context: CommandContext,
    @JsonBody(ConnectIntervalsBody) { api_key: apiKey }: Static<typeof ConnectIntervalsBody>,
  ): Promise<void> {
    await this.commands.execute(new ConnectIntervalsCommand(context, apiKey.trim()));
  }
}
