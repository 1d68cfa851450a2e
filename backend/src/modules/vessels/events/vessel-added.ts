import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { vesselDescription } from './vessel-description.ts';

export const VesselAdded = defineEvent({
  type: 'VesselAdded',
  version: 1,
  data: Type.Object({ vesselId: Id, ...vesselDescription }),
});
export type VesselAdded = EventOf<typeof VesselAdded>;
