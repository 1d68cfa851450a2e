import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The owner removed the activity with its rides, track and original file. */
export const ActivityDeleted = defineEvent({
  type: 'ActivityDeleted',
  version: 1,
  data: Type.Object({ contentHash: Type.String() }),
});
export type ActivityDeleted = EventOf<typeof ActivityDeleted>;
