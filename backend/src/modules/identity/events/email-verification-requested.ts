import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** The e-mail has to be proven before this registration counts; whichever is proven first discards the others. */
export const EmailVerificationRequested = defineEvent({
  type: 'EmailVerificationRequested',
  version: 1,
  data: Type.Object({
    /** Names the pending registration that holds the password chosen with it. */
    registrationId: Type.String(),
    email: personal(Type.String()),
  }),
});
export type EmailVerificationRequested = EventOf<typeof EmailVerificationRequested>;
