import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
/** The owner gave the activity another name; empty for none. */
export const ActivityRenamed = defineEvent({
  type: 'ActivityRenamed',
  version: 1,
  data: Type.Object({ name: personal(Type.String()) }),
});
export type ActivityRenamed = EventOf<typeof ActivityRenamed>;
