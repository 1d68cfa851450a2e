import { Controller, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { Message, NewPassword } from '../../account.schema.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { AccountCommands, type CommandContext } from '../account-commands.ts';
import { setPassword } from '../set-password.decision.ts';

/** Sets the first password of a Google account; results in the position that read models have to reach. */
export class SetUpPasswordCommand extends Command<bigint> {
  constructor(
    readonly context: CommandContext,
    readonly newPassword: string,
  ) {
    super();
  }
}

@CommandHandler(SetUpPasswordCommand)
export class SetUpPasswordHandler implements ICommandHandler<SetUpPasswordCommand> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly passwords: Passwords,
  ) {}

  async execute({ context, newPassword }: SetUpPasswordCommand): Promise<bigint> {
    const { actor } = context;
    setPassword({ how: 'set_up' }, (await this.commands.load(actor)).state);
    await this.passwords.set(actor, await this.passwords.hash(newPassword));
    return (await this.commands.run(context, setPassword, { how: 'set_up' })).position;
  }
}

const FirstPassword = Type.Object({ new_password: NewPassword }, { additionalProperties: false });

@Controller('users/me/setup-password')
export class SetUpPasswordHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @Answers({ summary: 'Set the first password of a Google account', 200: Message, problems: [404, 409] })
  async setUp(
    @Actor() actor: ActorIdentity,
    @JsonBody(FirstPassword) body: Static<typeof FirstPassword>,
    @Req() request: FastifyRequest,
  ) {
    const context = { actor: actor.id, correlation: request.id };
    const position = await this.commands.execute(new SetUpPasswordCommand(context, body.new_password));
    await this.afterProjection.reached(position, ['accounts']);
    return { message: 'Password set up successfully' };
  }
}
