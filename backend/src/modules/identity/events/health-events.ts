import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Nullable, personal } from '../../../kernel/event-store/fields.ts';

/** The highest heart rate that a person reaches, of which zones are shares. Sealed, as it tells of health. */
export const MaxHeartRateChosen = defineEvent({
  type: 'MaxHeartRateChosen',
  version: 1,
  /** Whole beats per minute. */
  data: Type.Object({ maxHeartRate: personal(Nullable(Type.String())) }),
});
export type MaxHeartRateChosen = EventOf<typeof MaxHeartRateChosen>;

/** null also for what an erasure left. */
export const maxHeartRateOf = ({ maxHeartRate }: MaxHeartRateChosen['data']): number | null =>
  maxHeartRate !== null && /^\d+$/.test(maxHeartRate) ? Number(maxHeartRate) : null;
