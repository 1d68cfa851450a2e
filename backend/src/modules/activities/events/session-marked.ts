import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis } from '../../../kernel/event-store/fields.ts';

/** What the owner says of a stretch of the session; kept by time, so that it survives any re-analysis. */
export const Mark = Type.Object({
  kind: Type.Union([Type.Literal('not_a_ride'), Type.Literal('missed_ride')]),
  /** Epoch milliseconds. */
  startTime: EpochMillis,
  endTime: EpochMillis,
});
export type Mark = Static<typeof Mark>;

/** The owner said what was no ride and what was missed; these marks take the place of the ones before. */
export const SessionMarked = defineEvent({
  type: 'SessionMarked',
  version: 1,
  data: Type.Object({ marks: Type.Array(Mark) }),
});
export type SessionMarked = EventOf<typeof SessionMarked>;
