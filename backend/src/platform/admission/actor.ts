import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { loginRequired } from '../errors/domain-error.ts';

/** The signed-in account, set by the authentication guard. */
export interface ActorIdentity {
  readonly id: number;
  readonly isAdmin: boolean;
  /** The login session of the bearer token; null for an upload token. */
  readonly sessionId: string | null;
}

/** A request after the authentication guard; `actor` is absent for visitors of public routes. */
export type RequestWithActor = FastifyRequest & { actor?: ActorIdentity };

/** Parameter decorator: the signed-in account. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): ActorIdentity => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (actor === undefined) throw loginRequired();
  return actor;
});

/** Who sent a command, in which request. */
export interface CommandContext {
  readonly actor: number;
  readonly correlation: string;
}

/** Parameter decorator: the id of the request, which its events and its answer have. */
export const Correlation = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().id,
);

/** Parameter decorator: the context of commands of the signed-in account. */
export const Context = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext => {
  const { actor, id: correlation } = context.switchToHttp().getRequest<RequestWithActor>();
  if (actor === undefined) throw loginRequired();
  return { actor: actor.id, correlation };
});

export const PUBLIC_ROUTE = 'public-route';

/** Method decorator: the route needs no bearer token. All other routes answer 401 without one. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);

export const UPLOAD_ROUTE = 'upload-route';

/** Method decorator: the route also takes an upload token in place of a login's bearer token. */
export const TakesUploadToken = () => SetMetadata(UPLOAD_ROUTE, true);

export const ADMIN_ROUTE = 'admin-route';

/** Class decorator: the routes answer 403 to everyone but admins. */
export const ForAdmins = () => SetMetadata(ADMIN_ROUTE, true);
