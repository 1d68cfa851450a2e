import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SERVICES } from '@rideline/detection-engine';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';
import { ConnectionCommands, type ConnectionContext } from './connection-commands.ts';
import { hideListedActivity } from './hide-listed-activity.decision.ts';

export class HideListedActivityCommand extends Command<void> {
  constructor(
    readonly context: ConnectionContext,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(HideListedActivityCommand)
export class HideListedActivityHandler implements ICommandHandler<HideListedActivityCommand> {
  constructor(private readonly commands: ConnectionCommands) {}

  async execute({ context, key }: HideListedActivityCommand): Promise<void> {
    const { service } = context;
    await this.commands.run(context, hideListedActivity, { service, key });
  }
}

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
    async [service](
      @Actor() { id: actor }: ActorIdentity,
      @Param(keyParameter) key: string,
      @Req() { id: correlation }: FastifyRequest,
    ) {
      await this.commands.execute(new HideListedActivityCommand({ service, actor, correlation }, key));
    }
  }
  return HideListedActivityHttp;
});
