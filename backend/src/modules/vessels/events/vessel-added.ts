import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { vesselDescription } from './vessel-description.ts';

export const VesselAdded = defineEvent({
  type: 'VesselAdded',
  version: 1,
  data: Type.Object({ vesselId: Type.Integer(), ...vesselDescription }),
});
export type VesselAdded = EventOf<typeof VesselAdded>;
