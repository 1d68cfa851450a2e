import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/fields.ts';

/** The name shown on shared sessions. */
export const UsernameChosen = defineEvent({
  type: 'UsernameChosen',
  version: 1,
  data: Type.Object({ username: personal(Type.String()) }),
});
export type UsernameChosen = EventOf<typeof UsernameChosen>;

export const DistanceUnit = Type.Union([Type.Literal('meters'), Type.Literal('yards'), Type.Literal('feet')]);
export type DistanceUnit = Static<typeof DistanceUnit>;
export const SpeedUnit = Type.Union([Type.Literal('km/h'), Type.Literal('mph'), Type.Literal('m/s')]);
export type SpeedUnit = Static<typeof SpeedUnit>;

/** The units in which distances and speeds are displayed. Stored values stay in meters and km/h. */
export const PreferencesChosen = defineEvent({
  type: 'PreferencesChosen',
  version: 1,
  data: Type.Object({ distanceUnit: DistanceUnit, speedUnit: SpeedUnit }),
});
export type PreferencesChosen = EventOf<typeof PreferencesChosen>;
