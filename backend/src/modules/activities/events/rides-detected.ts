import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Whole } from '../../../kernel/event-store/fields.ts';
import { Nullable, Parameters, Ride, withRough } from './shared.ts';

/** Detection found these rides (or attempts) in the activity's track. */
export const RidesDetected = defineEvent({
  type: 'RidesDetected',
  version: 2,
  upcasters: [withRough],
  data: Type.Object({
    parameters: Parameters,
    /** The profile the parameters came from; null for the system's defaults. */
    settingId: Nullable(Whole),
    engineVersion: Type.String(),
    rides: Type.Array(Ride),
  }),
});
export type RidesDetected = EventOf<typeof RidesDetected>;
