import { isConnectionLoss } from '../database/connection-loss.ts';
import { DomainError } from '../errors/domain-error.ts';
import { EventStoreUnavailable } from '../event-store/event-store.errors.ts';
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
