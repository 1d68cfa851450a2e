import { pacificDay } from '../../../../kernel/clock/pacific-day.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { Fact } from './fact-tables.ts';

/** The facts of one event about a refused upload; at most one. */
export function refusalFacts(event: StoredEvent<AnalyzedEvent>): readonly Fact<'fact_refusal'>[] {
  if (event.type !== 'UploadRefused') return [];
  const { format, reason } = event.data;
  return [{ position: event.position, day: pacificDay(event.recordedAt), format, reason }];
}
