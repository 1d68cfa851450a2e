import { DISTANCE_UNITS, SPEED_UNITS } from '@rideline/detection-engine';
import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { OneOf, personal } from '../../../kernel/event-store/fields.ts';

/** The name shown on shared sessions. */
export const UsernameChosen = defineEvent({
  type: 'UsernameChosen',
  version: 1,
  data: Type.Object({ username: personal(Type.String()) }),
});
export type UsernameChosen = EventOf<typeof UsernameChosen>;

/** The units in which distances and speeds are displayed. Stored values stay in meters and km/h. */
export const PreferencesChosen = defineEvent({
  type: 'PreferencesChosen',
  version: 1,
  data: Type.Object({ distanceUnit: OneOf(DISTANCE_UNITS), speedUnit: OneOf(SPEED_UNITS) }),
});
export type PreferencesChosen = EventOf<typeof PreferencesChosen>;
