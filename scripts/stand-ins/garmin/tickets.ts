import { randomBytes, randomInt } from 'node:crypto';
import { type GarminAccount } from './world.ts';

interface Ticket {
  readonly accountId: number;
  readonly serviceUrl: string;
}

export interface PendingMfa {
  readonly account: GarminAccount;
  readonly code: string;
  readonly query: string;
}

export interface SentCode {
  readonly email: string;
  readonly code: string;
}

/** The sign-in sessions, the MFA codes that were sent, and the service tickets. */
export class SignIns {
  /** Newest last. */
  readonly sentCodes: SentCode[] = [];
  /** Called with each code, as its recipient reads it. */
  onCode: (sent: SentCode) => void = () => undefined;
  private readonly tickets = new Map<string, Ticket>();
  private readonly sessions = new Map<string, PendingMfa | null>();

  newSession(): string {
    const id = randomBytes(18).toString('base64url');
    this.sessions.set(id, null);
    return id;
  }

  hasSession(id: string | undefined): id is string {
    return id !== undefined && this.sessions.has(id);
  }

  /** Sends a new code, which replaces an earlier one of this session. */
  startMfa(session: string, account: GarminAccount, query: string): void {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.sessions.set(session, { account, code, query });
    this.sentCodes.push({ email: account.email, code });
    this.onCode({ email: account.email, code });
  }

  pendingMfa(session: string): PendingMfa | undefined {
    return this.sessions.get(session) ?? undefined;
  }

  endMfa(session: string): void {
    this.sessions.set(session, null);
  }

  newTicket(accountId: number, serviceUrl: string): string {
    const ticket = `ST-${randomInt(1e6)}-${randomBytes(15).toString('base64url')}-sso`;
    this.tickets.set(ticket, { accountId, serviceUrl });
    return ticket;
  }

  ticket(ticket: string): Ticket | undefined {
    return this.tickets.get(ticket);
  }

  useUp(ticket: string): void {
    this.tickets.delete(ticket);
  }
}
