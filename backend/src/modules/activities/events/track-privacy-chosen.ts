import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
import { Nullable } from './shared.ts';

/** The owner said how much of the track others see when the activity is shared. */
export const TrackPrivacyChosen = defineEvent({
  type: 'TrackPrivacyChosen',
  version: 1,
  data: Type.Object({
    ridesOnly: Type.Boolean(),
    /** Text of a hidden circle; it tells where somebody lives or parks. */
    hiddenCircle: personal(Nullable(Type.String())),
  }),
});
export type TrackPrivacyChosen = EventOf<typeof TrackPrivacyChosen>;
