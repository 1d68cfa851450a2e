import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { unauthenticated } from '../../../kernel/errors/domain-error.ts';
import { type RequestWithActor, PUBLIC_ROUTE } from '../../../kernel/http/requests/actor.ts';
import { Sessions } from './sessions.ts';

/** Every route not marked public needs the bearer token of a session; cookies are never looked at. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [context.getHandler(), context.getClass()])) {
      return true;
    }
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await this.sessions.find(token);
    if (session === undefined) throw unauthenticated('Please log in to continue');
    request.actor = { id: session.userId, isAdmin: session.isAdmin, sessionId: session.id };
    return true;
  }
}
