/** A mail to one person; the mailer sets it as text and as HTML. */
export interface Mail {
  /** One plain address. */
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stands on a line of its own after the first paragraph. */
  readonly link?: string;
  /** What opening the link does, for the button that it is in HTML. */
  readonly action?: string;
}

/** Sends mail: to SMTP_URL, or into DATA_DIR/outbox. Rejects when the mail was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes what was kept of mails to this address; those that went out are gone. */
  forget(address: string): Promise<void>;
}

export const MAILER = Symbol('MAILER');
