import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated, forbidden } from '../../errors/domain-error.ts';

/** Who is asking, as the sign-in guard established it. */
export interface ActorIdentity {
  readonly id: number;
  readonly isAdmin: boolean;
  /** The session the bearer token belongs to. */
  readonly sessionId: string;
}

/** A request after the sign-in guard; `actor` is absent on public routes. */
export type RequestWithActor = FastifyRequest & { actor?: ActorIdentity };

/** Parameter decorator: the signed-in person. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): ActorIdentity => {
  const { actor } = context.switchToHttp().getRequest<RequestWithActor>();
  if (actor === undefined) throw unauthenticated('Please log in to continue');
  return actor;
});

export const PUBLIC_ROUTE = 'public-route';

/** Marks a route that answers without a bearer token; every other route refuses (sign-in guard). */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);

/** @throws DomainError forbidden for everybody but admins */
export function requireAdmin(actor: ActorIdentity): void {
  if (!actor.isAdmin) throw forbidden('You do not have permission to access this page.');
}
