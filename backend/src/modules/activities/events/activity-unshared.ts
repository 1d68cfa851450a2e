import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The link stopped working. */
export const ActivityUnshared = defineEvent({
  type: 'ActivityUnshared',
  version: 1,
  data: Type.Object({}),
});
export type ActivityUnshared = EventOf<typeof ActivityUnshared>;
