import { Controller, Post } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';

export class SignOutCommand extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}

@CommandHandler(SignOutCommand)
export class SignOutHandler implements ICommandHandler<SignOutCommand> {
  constructor(private readonly sessions: LoginSessions) {}

  execute({ sessionId }: SignOutCommand): Promise<void> {
    return this.sessions.close(sessionId);
  }
}

@Controller('logout')
export class SignOutHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'End this login session', 204: NO_CONTENT })
  async signOut(@Actor() actor: ActorIdentity): Promise<void> {
    await this.commands.execute(new SignOutCommand(actor.sessionId!));
  }
}
