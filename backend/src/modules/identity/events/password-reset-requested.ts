import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** Somebody asked for a link to set a new password. */
export const PasswordResetRequested = defineEvent({
  type: 'PasswordResetRequested',
  version: 1,
  data: Type.Object({ email: personal(Type.String()) }),
});
export type PasswordResetRequested = EventOf<typeof PasswordResetRequested>;
