import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { Credentials } from '../adapters/credentials.ts';
import { Passwords } from '../adapters/passwords.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { eraseAccount } from './erase-account.decision.ts';

/** Deletes the credentials, so that nobody can log in any more. Automations delete everything else. */
export const EraseAccountCommand = slice(
  [AccountCommands, Passwords, Credentials],
  (commands, passwords, credentials) =>
    async (
      context: CommandContext,
      /** Required for an account with a password. */
      password: string | undefined,
    ) => {
      const passwordHash = await passwords.find(context.actor);
      if (passwordHash !== undefined && !(await passwords.matches(passwordHash, password ?? ''))) {
        throw invalid('Current password is incorrect', 'current_password_incorrect');
      }
      await commands.run(context, eraseAccount, {});
      await credentials.deleteAll(context.actor);
    },
);

const Erasure = Type.Object(
  { password: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);

@Controller('users/me/delete-account')
export class EraseAccountHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Answers({ summary: 'Delete the account and its data', 204: NO_CONTENT, problems: [404] })
  async erase(
    @Context() context: CommandContext,
    @JsonBody(Erasure) body: Static<typeof Erasure>,
  ): Promise<void> {
    await this.limits.consume('own_password', String(context.actor));
    await this.commands.execute(new EraseAccountCommand(context, body.password));
  }
}
