import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Whole } from '../../../kernel/event-store/fields.ts';
import { Nullable, Parameters, Ride, withRough } from './shared.ts';

/** Detection ran again over the stored track, and these rides take the place of the ones before. */
export const SettingsReapplied = defineEvent({
  type: 'SettingsReapplied',
  version: 2,
  upcasters: [withRough],
  data: Type.Object({
    parameters: Parameters,
    settingId: Nullable(Whole),
    engineVersion: Type.String(),
    /** The owner chose another profile, or a developer replayed uploads. */
    askedBy: Type.Union([Type.Literal('owner'), Type.Literal('redetection')]),
    rides: Type.Array(Ride),
  }),
});
export type SettingsReapplied = EventOf<typeof SettingsReapplied>;
