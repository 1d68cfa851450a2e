import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The owner struck one ride or attempt from the activity. */
export const RideDeleted = defineEvent({
  type: 'RideDeleted',
  version: 1,
  data: Type.Object({ rideId: Type.Integer() }),
});
export type RideDeleted = EventOf<typeof RideDeleted>;
