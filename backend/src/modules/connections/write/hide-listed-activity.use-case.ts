import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SERVICES } from '@rideline/detection-engine';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';
import { ConnectionCommands, type ConnectionContext } from './connection-commands.ts';
import { hideListedActivity } from './hide-listed-activity.decision.ts';

export const HideListedActivityCommand = slice(
  [ConnectionCommands],
  (commands) => async (context: ConnectionContext, key: string) => {
    const { service } = context;
    await commands.run(context, hideListedActivity, { service, key });
  },
);

export const hideListedActivityRoutes = SERVICES.map((service) => {
  const { title, keyParameter } = SERVICE_BY_NAME[service];

  @Controller(`connect/${service}/activities/:${keyParameter}`)
  class HideListedActivityHttp {
    constructor(private readonly commands: CommandBus) {}

    @Expensive('change')
    @Delete()
    @Answers({
      summary: `Remove an activity from the list of ${title}`,
      204: NO_CONTENT,
      problems: [404],
    })
    async [service](@Context() context: CommandContext, @Param(keyParameter) key: string) {
      await this.commands.execute(new HideListedActivityCommand({ service, ...context }, key));
    }
  }
  return HideListedActivityHttp;
});
