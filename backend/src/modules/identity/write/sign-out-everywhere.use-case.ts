import { Controller, Post } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';

export class SignOutEverywhereCommand extends Command<void> {
  constructor(readonly userId: number) {
    super();
  }
}

@CommandHandler(SignOutEverywhereCommand)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhereCommand> {
  constructor(
    private readonly sessions: LoginSessions,
    private readonly uploadTokens: UploadTokens,
  ) {}

  async execute({ userId }: SignOutEverywhereCommand): Promise<void> {
    await this.uploadTokens.deleteAll(userId);
    await this.sessions.closeAll(userId);
  }
}

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
