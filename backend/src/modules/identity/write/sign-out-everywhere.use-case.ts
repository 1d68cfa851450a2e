import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';

export const SignOutEverywhereCommand = slice(
  [LoginSessions, UploadTokens],
  (sessions, uploadTokens) => async (userId: number) => {
    await uploadTokens.deleteAll(userId);
    await sessions.closeAll(userId);
  },
);

@Controller('logout-everywhere')
export class SignOutEverywhereHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({
    summary: 'End every login session of the account and delete its upload tokens',
    204: NO_CONTENT,
  })
  async signOut(@Actor() actor: ActorIdentity): Promise<void> {
    await this.commands.execute(new SignOutEverywhereCommand(actor.id));
  }
}
