import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The owner left the session out of records, such as the longest ride of all sessions. It counts in totals. */
export const ExcludedFromRecords = defineEvent({
  type: 'ExcludedFromRecords',
  version: 1,
  data: Type.Object({}),
});
export type ExcludedFromRecords = EventOf<typeof ExcludedFromRecords>;

/** The session can hold records again. */
export const IncludedInRecords = defineEvent({
  type: 'IncludedInRecords',
  version: 1,
  data: Type.Object({}),
});
export type IncludedInRecords = EventOf<typeof IncludedInRecords>;
