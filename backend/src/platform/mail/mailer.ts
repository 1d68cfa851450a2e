import type { Token } from '../token.ts';

/** An email to one recipient; the mailer renders it as text and HTML. */
export interface Mail {
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Placed on a separate line after the first paragraph. */
  readonly link?: string;
  /** Label of the link's button in HTML. */
  readonly action?: string;
}

/** Sends email to SMTP_URL, or writes it to DATA_DIR/outbox. */
export interface Mailer {
  /** Rejects if the email was not accepted. */
  send(mail: Mail): Promise<void>;
  /** Rejects while the mail server can't be used; sends nothing. */
  check(): Promise<void>;
  /** Deletes the outbox emails to this address. */
  forget(address: string): Promise<void>;
}

export const MAILER: Token<Mailer> = Symbol('MAILER');
