import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { SignOutEverywhere } from './sign-out-everywhere.handler.ts';

@Controller('logout-everywhere')
export class SignOutEverywhereHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  async signOut(@Actor() actor: ActorIdentity): Promise<void> {
    await this.commands.execute(new SignOutEverywhere(actor.id));
  }
}
