import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { Nullable } from './shared.ts';
/** The owner said which vessel was ridden, or none. */
export const VesselAssigned = defineEvent({
  type: 'VesselAssigned',
  version: 1,
  data: Type.Object({ vesselId: Nullable(Id) }),
});
export type VesselAssigned = EventOf<typeof VesselAssigned>;
