import { CLOCKS, DISTANCE_UNITS, HOUR_FORMATS, SPEED_UNITS } from '@rideline/detection-engine';
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

/** How distances, speeds and times are displayed. Stored values stay in meters, km/h and UTC. */
export const PreferencesChosen = defineEvent({
  type: 'PreferencesChosen',
  version: 1,
  data: Type.Object({
    distanceUnit: OneOf(DISTANCE_UNITS),
    speedUnit: OneOf(SPEED_UNITS),
    /** Distances from one kilometer or mile on are displayed in that unit. */
    longInKmOrMi: Type.Boolean(),
    clock: OneOf(CLOCKS),
    hourFormat: OneOf(HOUR_FORMATS),
  }),
});
export type PreferencesChosen = EventOf<typeof PreferencesChosen>;
