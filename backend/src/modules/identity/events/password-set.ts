import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The account can be signed in to with a password; its hash is a credential and never in an event. */
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
