import type { RecordedEvent } from '../event-store/event-store.ts';
import { isPoison } from './transient-failure.ts';

/** Consecutive events of the subscribed types between two positions of the log: after `from`, up to `to`. */
export interface Stretch {
  readonly events: readonly RecordedEvent[];
  readonly from: bigint;
  readonly to: bigint;
}

/** Handles a stretch and moves the checkpoint past it, or throws and changes nothing. */
export type Attempt = (stretch: Stretch) => Promise<void>;

/**
 * Halves a failing stretch until each failing event is alone, and handles all other events in order. Rethrows
 * failures that no event causes (`isPoison` is false), and those of a stretch without events.
 */
export async function isolatePoison(
  stretch: Stretch,
  attempt: Attempt,
  onPoison: (event: RecordedEvent, stretch: Stretch, error: unknown) => Promise<void>,
): Promise<void> {
  const { events, from, to } = stretch;
  try {
    await attempt(stretch);
    return;
  } catch (error) {
    if (!isPoison(error)) throw error;
    const [only, second] = events;
    if (only === undefined) throw error;
    if (second === undefined) {
      await onPoison(only, stretch, error);
      return;
    }
  }
  const middle = Math.ceil(events.length / 2);
  const boundary = events[middle - 1]?.position ?? to;
  await isolatePoison({ events: events.slice(0, middle), from, to: boundary }, attempt, onPoison);
  await isolatePoison({ events: events.slice(middle), from: boundary, to }, attempt, onPoison);
}
