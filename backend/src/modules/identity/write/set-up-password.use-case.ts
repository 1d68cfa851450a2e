import { Controller, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { Message, NewPassword } from '../account.schema.ts';
import { Passwords } from '../adapters/passwords.ts';
import { AccountCommands, type CommandContext } from './account-commands.ts';
import { setPassword } from './set-password.decision.ts';

/** Sets the first password of a Google account. */
export class SetUpPasswordCommand extends Command<void> {
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

  async execute({ context, newPassword }: SetUpPasswordCommand): Promise<void> {
    const { actor } = context;
    setPassword({ how: 'set_up' }, (await this.commands.load(actor)).state);
    await this.passwords.set(actor, await this.passwords.hash(newPassword));
    await this.commands.run(context, setPassword, { how: 'set_up' });
  }
}

const FirstPassword = Type.Object({ new_password: NewPassword }, { additionalProperties: false });

@Controller('users/me/setup-password')
export class SetUpPasswordHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'Set the first password of a Google account', 200: Message, problems: [404, 409] })
  async setUp(
    @Actor() actor: ActorIdentity,
    @JsonBody(FirstPassword) body: Static<typeof FirstPassword>,
    @Req() request: FastifyRequest,
  ) {
    const context = { actor: actor.id, correlation: request.id };
    await this.commands.execute(new SetUpPasswordCommand(context, body.new_password));
    return { message: 'Password set up successfully' };
  }
}
