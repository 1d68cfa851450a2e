import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';

export const VesselDeleted = defineEvent({
  type: 'VesselDeleted',
  version: 1,
  data: Type.Object({ vesselId: Id }),
});
export type VesselDeleted = EventOf<typeof VesselDeleted>;
