import { forbidden } from '../errors/domain-error.ts';
import type { ActorIdentity } from './actor.ts';

/** @throws DomainError forbidden for everybody but admins */
export function requireAdmin(actor: ActorIdentity): void {
  if (!actor.isAdmin) throw forbidden('You do not have permission to access this page.');
}
