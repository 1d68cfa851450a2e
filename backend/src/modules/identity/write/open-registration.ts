import { forbidden } from '../../../platform/errors/domain-error.ts';

/** @throws DomainError forbidden where strangers cannot open an account */
export function requireOpenRegistration(registration: 'open' | 'invited' | 'closed'): void {
  if (registration === 'closed') throw forbidden('This site does not take new accounts.');
  if (registration === 'invited') throw forbidden('This site takes new accounts by invitation only.');
}
