import { pacificDay } from '../../../../kernel/clock/pacific-day.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { connectionOf } from '../../../connections/index.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { Fact } from './fact-tables.ts';

/** The facts of one event about a failed sync; at most one. */
export function syncFailureFacts(event: StoredEvent<AnalyzedEvent>): readonly Fact<'fact_sync_failure'>[] {
  if (event.type !== 'SyncFailed') return [];
  const { service, owner } = connectionOf(event.stream);
  const { reason } = event.data;
  return [{ position: event.position, user_id: owner, day: pacificDay(event.recordedAt), service, reason }];
}
