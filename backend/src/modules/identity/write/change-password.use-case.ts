import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { NewPassword, AccessToken, accessToken, atMost, Message } from '../account.schema.ts';
import { Credentials } from '../adapters/credentials.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { Passwords } from '../adapters/passwords.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { setPassword } from './set-password.decision.ts';

/** Results in the bearer token of a new login session; all earlier ones end. */
export const ChangePasswordCommand = slice(
  [AccountCommands, Passwords, Credentials, LoginSessions],
  (commands, passwords, credentials, sessions) =>
    async (context: CommandContext, currentPassword: string, newPassword: string) => {
      const { actor } = context;
      if (!(await passwords.matches(await passwords.find(actor), currentPassword))) {
        throw invalid('Current password is incorrect', 'current_password_incorrect');
      }
      setPassword({ how: 'changed' }, (await commands.load(actor)).state);
      await credentials.replacePassword(actor, await passwords.hash(newPassword));
      await commands.run(context, setPassword, { how: 'changed' });
      return sessions.open(actor);
    },
);

const PasswordChange = Type.Object(
  {
    current_password: Type.String({
      minLength: 1,
      errorMessage: 'Password is required',
      ...atMost(200, 'Password'),
    }),
    new_password: NewPassword,
  },
  { additionalProperties: false },
);

const PasswordChanged = Type.Object(
  { ...Message.properties, ...AccessToken.properties },
  { $id: 'PasswordChanged', additionalProperties: false },
);

@Controller('users/me/change-password')
export class ChangePasswordHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Answers({
    summary: 'Change the password; ends every other login session',
    200: PasswordChanged,
    problems: [404],
  })
  async change(
    @Context() context: CommandContext,
    @JsonBody(PasswordChange) body: Static<typeof PasswordChange>,
  ) {
    await this.limits.consume('own_password', String(context.actor));
    const token = await this.commands.execute(
      new ChangePasswordCommand(context, body.current_password, body.new_password),
    );
    return { message: 'Password changed successfully', ...accessToken(token) };
  }
}
