import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { loginRequired } from '../../../kernel/errors/domain-error.ts';
import { PUBLIC_ROUTE, type RequestWithActor } from '../../../kernel/http/requests/actor.ts';
import { SignedInQuery } from '../read/accounts/signed-in.query.ts';
import { RecordUseCommand } from '../write/record-use/record-use.use-case.ts';
import { LoginSessions } from './login-sessions.ts';
import { secretTokenHash } from './secret-token.ts';

/** Requires a valid bearer token on every route not marked public. Cookies are ignored. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signedIn: SignedInQuery,
    private readonly sessions: LoginSessions,
    private readonly commands: CommandBus,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [context.getHandler(), context.getClass()])) {
      return true;
    }
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await this.signedIn.find(secretTokenHash(token));
    if (session === undefined) throw loginRequired();
    if (await this.sessions.extend(session)) {
      await this.commands.execute(new RecordUseCommand({ actor: session.userId, correlation: request.id }));
    }
    request.actor = { id: session.userId, isAdmin: session.isAdmin, sessionId: session.id };
    return true;
  }
}
