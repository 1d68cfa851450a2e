import { Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SERVICES } from '@rideline/detection-engine';
import { slice } from '../../../kernel/slices.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { ServiceAccess } from '../adapters/service-access.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';
import { ConnectionCommands, type ConnectionContext } from './connection-commands.ts';
import { disconnect } from './disconnect.decision.ts';

/** The tokens go first: after a crash the connection asks to be renewed, and can be disconnected again. */
export const DisconnectCommand = slice(
  [ConnectionCommands, ServiceAccess],
  (commands, access) => async (context: ConnectionContext) => {
    await access.disconnect({ service: context.service, owner: context.actor });
    await commands.run(context, disconnect, null);
  },
);

export const disconnectRoutes = SERVICES.map((service) => {
  @Controller(`connect/${service}`)
  class DisconnectHttp {
    constructor(private readonly commands: CommandBus) {}

    @Delete()
    @Answers({ summary: `Disconnect ${SERVICE_BY_NAME[service].title}`, 204: NO_CONTENT })
    async [service](@Context() context: CommandContext) {
      await this.commands.execute(new DisconnectCommand({ service, ...context }));
    }
  }
  return DisconnectHttp;
});
