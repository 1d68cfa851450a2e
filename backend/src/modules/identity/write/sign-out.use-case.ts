import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';

export const SignOutCommand = slice(
  [LoginSessions],
  (sessions) => (sessionId: string) => sessions.close(sessionId),
);

@Controller('logout')
export class SignOutHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'End this login session', 204: NO_CONTENT })
  async signOut(@Actor() actor: ActorIdentity): Promise<void> {
    await this.commands.execute(new SignOutCommand(actor.sessionId!));
  }
}
