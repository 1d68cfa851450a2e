import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
/** The owner wrote the activity's note anew; empty for none. */
export const NoteWritten = defineEvent({
  type: 'NoteWritten',
  version: 1,
  data: Type.Object({ note: personal(Type.String()) }),
});
export type NoteWritten = EventOf<typeof NoteWritten>;
