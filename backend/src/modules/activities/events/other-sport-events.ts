import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/fields.ts';

/** The recording names a sport that is not done on water: it is kept and counts in no total. */
const SetAsideAsOtherSport = defineEvent({
  type: 'SetAsideAsOtherSport',
  version: 1,
  data: Type.Object({
    /** As people call it, such as running. */
    sport: personal(Type.String()),
  }),
});
export type SetAsideAsOtherSport = EventOf<typeof SetAsideAsOtherSport>;

/** The owner says that the recording is of a surf session, whatever sport it names. */
const CountedAsSurfing = defineEvent({
  type: 'CountedAsSurfing',
  version: 1,
  data: Type.Object({}),
});
export type CountedAsSurfing = EventOf<typeof CountedAsSurfing>;

export const otherSportEvents = [SetAsideAsOtherSport, CountedAsSurfing] as const;
