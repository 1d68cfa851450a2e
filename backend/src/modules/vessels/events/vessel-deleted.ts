import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

export const VesselDeleted = defineEvent({
  type: 'VesselDeleted',
  version: 1,
  data: Type.Object({ vesselId: Type.Integer() }),
});
export type VesselDeleted = EventOf<typeof VesselDeleted>;
