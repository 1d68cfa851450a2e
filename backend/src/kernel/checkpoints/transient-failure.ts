import { isConnectionLoss } from '../../platform/database/connection-loss.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { UnknownEventType, UnknownEventVersion } from '../event-store/event-codec.errors.ts';
import { EventStoreUnavailable } from '../event-store/event-store.errors.ts';
import { SealingKeyMissing } from '../sealing/sealing.errors.ts';
import { CheckpointMoved } from './checkpoint.ts';

/** Serialization failure, deadlock, lock not available, insufficient resources (53). */
const SQLSTATE = /^(40001|40P01|55P03|53...)$/;

/** True for failures that no event causes: they are retried without limit. */
export function isTransient(error: unknown): boolean {
  if (error instanceof CheckpointMoved || error instanceof EventStoreUnavailable) return true;
  if (error instanceof DomainError) return error.kind === 'unavailable' || error.kind === 'storage_full';
  if (isConnectionLoss(error)) return true;
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && SQLSTATE.test(code);
}

/**
 * True when this process is too old for the log or lacks a key. The event is valid: it waits for a process that can
 * read it and never becomes a dead letter.
 */
function isIncompatible(error: unknown): boolean {
  return (
    error instanceof UnknownEventType ||
    error instanceof UnknownEventVersion ||
    error instanceof SealingKeyMissing
  );
}

/** True for failures that the event itself causes. */
export const isPoison = (error: unknown): boolean => !isTransient(error) && !isIncompatible(error);
