import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The link in the mail was opened: the e-mail belongs to the person. */
export const EmailVerified = defineEvent({
  type: 'EmailVerified',
  version: 1,
  data: Type.Object({ registrationId: Type.String() }),
});
export type EmailVerified = EventOf<typeof EmailVerified>;
