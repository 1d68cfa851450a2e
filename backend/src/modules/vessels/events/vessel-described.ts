import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { vesselDescription } from './vessel-description.ts';

/** The owner described a vessel anew. */
export const VesselDescribed = defineEvent({
  type: 'VesselDescribed',
  version: 1,
  data: Type.Object({ vesselId: Id, ...vesselDescription }),
});
export type VesselDescribed = EventOf<typeof VesselDescribed>;
