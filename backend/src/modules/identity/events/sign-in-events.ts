import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/fields.ts';

/** The account has a new password. Its hash is a credential and never part of an event. */
export const PasswordSet = defineEvent({
  type: 'PasswordSet',
  version: 1,
  data: Type.Object({
    how: Type.Union([
      Type.Literal('registered'),
      Type.Literal('changed'),
      Type.Literal('reset'),
      Type.Literal('set_up'),
    ]),
  }),
});
export type PasswordSet = EventOf<typeof PasswordSet>;

/** A password reset link was requested for a verified email. */
export const PasswordResetRequested = defineEvent({
  type: 'PasswordResetRequested',
  version: 1,
  data: Type.Object({ email: personal(Type.String()) }),
});
export type PasswordResetRequested = EventOf<typeof PasswordResetRequested>;

/** The operator made a link by which the person sets a password. */
export const PasswordLinkMade = defineEvent({ type: 'PasswordLinkMade', version: 1, data: Type.Object({}) });
export type PasswordLinkMade = EventOf<typeof PasswordLinkMade>;

/**
 * The person signed in, or went on with a login session, on this day in California: at most one a day, without the
 * time, the device or the place, and none for the demo account.
 */
export const AccountUsed = defineEvent({
  type: 'AccountUsed',
  version: 1,
  data: Type.Object({ day: Type.String({ format: 'date' }) }),
});
export type AccountUsed = EventOf<typeof AccountUsed>;

/** A Google account signs in to this account. It is identified by its subject, not by its email. */
export const GoogleLinked = defineEvent({
  type: 'GoogleLinked',
  version: 1,
  data: Type.Object({
    googleSubject: personal(Type.String()),
    /** The account had a password from before its email was verified; that password no longer works. */
    discardedPassword: Type.Boolean(),
  }),
});
export type GoogleLinked = EventOf<typeof GoogleLinked>;

/** An account at the site's own identity provider signs in to this account. */
export const OidcLinked = defineEvent({
  type: 'OidcLinked',
  version: 1,
  data: Type.Object({
    issuer: Type.String(),
    subject: personal(Type.String()),
    /** The provider vouches for the email. An account that opens without that doesn't claim its email. */
    emailVerified: Type.Boolean(),
    /** As of GoogleLinked. */
    discardedPassword: Type.Boolean(),
  }),
});
export type OidcLinked = EventOf<typeof OidcLinked>;
