import { Controller, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
import { Message, NewPassword } from '../account.schema.ts';
import { Credentials } from '../adapters/credentials.ts';
import { FamiliarNetworks } from '../adapters/familiar-networks.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { Passwords } from '../adapters/passwords.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';
import { AccountCommands } from './account-commands.ts';
import { openAccount } from './open-account.ts';
import { setPassword } from './set-password.decision.ts';

const INVALID_LINK = 'Invalid reset link. Please request a new password reset.';

/**
 * Each link works once. Resetting ends every login session, deletes the upload tokens, and makes the network of the request familiar: the
 * mailbox proves that this is the owner.
 */
export const ResetPasswordCommand = slice(
  [AccountCommands, MailLinks, Passwords, Credentials, UploadTokens, FamiliarNetworks],
  (commands, links, passwords, credentials, uploadTokens, familiar) =>
    async (
      token: string,
      newPassword: string,
      /** IP address of the request. */
      address: string,
      correlation: string,
    ) => {
      const link = (await links.find('reset_password', token)) ?? (await links.find('operator_reset', token));
      const passwordHash = await passwords.hash(newPassword);
      if (link === undefined || link.used || !(await links.use(token))) {
        throw invalid(INVALID_LINK, 'link_invalid');
      }
      await uploadTokens.deleteAll(link.userId);
      await credentials.replacePassword(link.userId, passwordHash);
      const context = { actor: link.userId, correlation };
      const { state } = await commands.run(context, setPassword, { how: 'reset' });
      await familiar.remember(openAccount(state).email, address);
    },
);

const Reset = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 200, errorMessage: INVALID_LINK }),
    new_password: NewPassword,
  },
  { additionalProperties: false },
);

@Controller('reset-password')
export class ResetPasswordHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Set a new password by the token of a reset link', 200: Message, problems: [404] })
  async reset(
    @JsonBody(Reset) body: Static<typeof Reset>,
    @Ip() ip: string,
    @Correlation() correlation: string,
  ) {
    await this.limits.consume('link', ip);
    await this.commands.execute(new ResetPasswordCommand(body.token, body.new_password, ip, correlation));
    return { message: 'Password reset successfully. You can now log in with your new password.' };
  }
}
