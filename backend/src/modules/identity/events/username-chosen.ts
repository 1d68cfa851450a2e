import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** The name others see beside what the person shares. */
export const UsernameChosen = defineEvent({
  type: 'UsernameChosen',
  version: 1,
  data: Type.Object({ username: personal(Type.String()) }),
});
export type UsernameChosen = EventOf<typeof UsernameChosen>;
