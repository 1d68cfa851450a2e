import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis, Nullable } from '../../../kernel/event-store/fields.ts';

/** The file holds the waves that the watch counted by itself. They replace those that were read before. */
export const WatchWavesRead = defineEvent({
  type: 'WatchWavesRead',
  version: 1,
  data: Type.Object({
    waves: Type.Array(
      Type.Object({
        startTime: EpochMillis,
        endTime: EpochMillis,
        /** Meters. */
        distance: Nullable(Type.Number()),
        /** km/h */
        maxSpeed: Nullable(Type.Number()),
      }),
    ),
  }),
});
export type WatchWavesRead = EventOf<typeof WatchWavesRead>;
