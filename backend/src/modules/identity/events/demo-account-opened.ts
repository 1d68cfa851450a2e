import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';

/** An account to look around with: nobody's e-mail, signed in to with a password that is told to everybody. */
export const DemoAccountOpened = defineEvent({
  type: 'DemoAccountOpened',
  version: 1,
  data: Type.Object({ userId: Id }),
});
export type DemoAccountOpened = EventOf<typeof DemoAccountOpened>;
