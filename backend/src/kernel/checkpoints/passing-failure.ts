import { isConnectionLoss } from '../database/connection-loss.ts';
import { DomainError } from '../errors/domain-error.ts';
import { UnknownEventType, UnknownEventVersion } from '../event-store/event-codec.errors.ts';
import { EventStoreUnavailable } from '../event-store/event-store.errors.ts';
import { SealingKeyMissing } from '../sealing/sealing.errors.ts';
import { CheckpointMoved } from './checkpoint.ts';

/** Serialization failure, deadlock, lock not available, and the server's own shortages (53). */
const SQLSTATE = /^(40001|40P01|55P03|53...)$/;

/** True for failures that say nothing about the event at hand: trying again later is right, however often. */
export function isPassing(error: unknown): boolean {
  if (error instanceof CheckpointMoved || error instanceof EventStoreUnavailable) return true;
  if (error instanceof DomainError) return error.kind === 'unavailable' || error.kind === 'storage_full';
  if (isConnectionLoss(error)) return true;
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && SQLSTATE.test(code);
}

/**
 * True when this process is too old for the log, or was given the wrong keys. The event is sound: it waits for
 * a process that can read it, and is never given up.
 */
function isMisfit(error: unknown): boolean {
  return (
    error instanceof UnknownEventType ||
    error instanceof UnknownEventVersion ||
    error instanceof SealingKeyMissing
  );
}

/** True for failures that are the event's own fault. */
export const isPoison = (error: unknown): boolean => !isPassing(error) && !isMisfit(error);
