import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** The person signs in with this Google account, known by its subject and not by its e-mail. */
export const GoogleLinked = defineEvent({
  type: 'GoogleLinked',
  version: 1,
  data: Type.Object({
    googleSubject: personal(Type.String()),
    /** A password somebody set before the e-mail was proven counts no more. */
    discardedPassword: Type.Boolean(),
  }),
});
export type GoogleLinked = EventOf<typeof GoogleLinked>;
