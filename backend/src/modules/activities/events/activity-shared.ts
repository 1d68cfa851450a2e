import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** Anybody with the link can see the activity from now on. */
export const ActivityShared = defineEvent({
  type: 'ActivityShared',
  version: 1,
  data: Type.Object({}),
});
export type ActivityShared = EventOf<typeof ActivityShared>;
