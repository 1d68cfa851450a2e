import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';

/** The owner struck one ride or attempt from the activity. */
export const RideDeleted = defineEvent({
  type: 'RideDeleted',
  version: 1,
  data: Type.Object({ rideId: Id }),
});
export type RideDeleted = EventOf<typeof RideDeleted>;
