import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { SignOut } from './sign-out.handler.ts';

@Controller('logout')
export class SignOutHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  async signOut(@Actor() actor: ActorIdentity): Promise<void> {
    await this.commands.execute(new SignOut(actor.sessionId));
  }
}
