import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** Somebody asked for an account under this e-mail, not proven to be theirs yet. */
export const UserRegistered = defineEvent({
  type: 'UserRegistered',
  version: 1,
  data: Type.Object({
    userId: Id,
    email: personal(Type.String()),
  }),
});
export type UserRegistered = EventOf<typeof UserRegistered>;
