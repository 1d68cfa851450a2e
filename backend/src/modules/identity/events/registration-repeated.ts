import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** Somebody tried to register the e-mail of an account whose owner proved it long since. */
export const RegistrationRepeated = defineEvent({
  type: 'RegistrationRepeated',
  version: 1,
  data: Type.Object({ email: personal(Type.String()) }),
});
export type RegistrationRepeated = EventOf<typeof RegistrationRepeated>;
