import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { vesselDescription } from './vessel-description.ts';

/** The owner described a vessel anew. */
export const VesselDescribed = defineEvent({
  type: 'VesselDescribed',
  version: 1,
  data: Type.Object({ vesselId: Type.Integer(), ...vesselDescription }),
});
export type VesselDescribed = EventOf<typeof VesselDescribed>;
