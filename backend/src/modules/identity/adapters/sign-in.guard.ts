import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { forbidden, loginRequired } from '../../../platform/errors/domain-error.ts';
import {
  ADMIN_ROUTE,
  PUBLIC_ROUTE,
  type RequestWithActor,
  UPLOAD_ROUTE,
} from '../../../platform/admission/actor.ts';
import { SignedInQuery } from '../read/signed-in.query.ts';
import { RecordUseCommand } from '../write/record-use.use-case.ts';
import { LoginSessions } from './login-sessions.ts';
import { secretTokenHash } from './secret-token.ts';
import { UploadTokens } from './upload-tokens.ts';

/**
 * Requires a valid bearer token on every route not marked public: of a login session, or on a route that takes uploads
 * also an upload token. Routes for admins require an admin's. Cookies are ignored.
 */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signedIn: SignedInQuery,
    private readonly sessions: LoginSessions,
    private readonly uploadTokens: UploadTokens,
    private readonly commands: CommandBus,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.isMarked(PUBLIC_ROUTE, context)) return true;
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? undefined : await this.signedIn.find(secretTokenHash(token));
    if (session === undefined) {
      const owner =
        token !== undefined && this.isMarked(UPLOAD_ROUTE, context)
          ? await this.uploadTokens.use(token)
          : undefined;
      if (owner === undefined) throw loginRequired();
      request.actor = { id: owner, isAdmin: false, sessionId: null };
      return true;
    }
    if (await this.sessions.extend(session)) {
      await this.commands.execute(new RecordUseCommand({ actor: session.userId, correlation: request.id }));
    }
    if (this.isMarked(ADMIN_ROUTE, context) && !session.isAdmin) {
      throw forbidden('You do not have permission to access this page.');
    }
    request.actor = { id: session.userId, isAdmin: session.isAdmin, sessionId: session.id };
    return true;
  }

  private isMarked(key: string, context: ExecutionContext): boolean {
    const marked = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean | undefined>(key, marked) === true;
  }
}
