import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { Message, NewPassword } from '../account.schema.ts';
import { Passwords } from '../adapters/passwords.ts';
import { AccountCommands } from './account-commands.ts';
import { setPassword } from './set-password.decision.ts';

/** Sets the first password of a Google account. */
export const SetUpPasswordCommand = slice(
  [AccountCommands, Passwords],
  (commands, passwords) => async (context: CommandContext, newPassword: string) => {
    const { actor } = context;
    setPassword({ how: 'set_up' }, (await commands.load(actor)).state);
    await passwords.set(actor, await passwords.hash(newPassword));
    await commands.run(context, setPassword, { how: 'set_up' });
  },
);

const FirstPassword = Type.Object({ new_password: NewPassword }, { additionalProperties: false });

@Controller('users/me/setup-password')
export class SetUpPasswordHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'Set the first password of a Google account', 200: Message, problems: [404, 409] })
  async setUp(
    @Context() context: CommandContext,
    @JsonBody(FirstPassword) body: Static<typeof FirstPassword>,
  ) {
    await this.commands.execute(new SetUpPasswordCommand(context, body.new_password));
    return { message: 'Password set up successfully' };
  }
}
