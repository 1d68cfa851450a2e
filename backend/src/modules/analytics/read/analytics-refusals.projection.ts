import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import type { UploadRefused } from '../../activities/index.ts';
import { pacificMonth } from '../../../platform/clock/pacific-day.ts';

/** Refused uploads of a month, without a person. */
interface AnalyticsRefusal {
  /** '<month> <format> <reason>' */
  readonly name: string;
  /** Position of the event that changed it last. */
  readonly position: string;
  /** First day of the month. */
  readonly month: string;
  readonly format: string;
  readonly reason: string;
  readonly uploads: number;
}

function nameOf({ data: { format, reason }, recordedAt }: StoredEvent<UploadRefused>): string {
  return `${pacificMonth(recordedAt)} ${format} ${reason}`;
}

/** Refused uploads by month, format and reason: `read_analytics_refusals.refusal`. */
export const analyticsRefusalsProjection = documentProjection<AnalyticsRefusal, UploadRefused>({
  name: 'analytics_refusals',
  version: 1,
  table: 'refusal',
  key: 'name',
  columns: { name: { type: 'text', field: 'name' }, position: { type: 'bigint', field: 'position' } },
  indexes: 'CREATE INDEX ON refusal (position);',
  consumes: ['UploadRefused'],
  keyOf: nameOf,
  evolve: (refusal, event) => ({
    name: nameOf(event),
    position: String(event.position),
    month: pacificMonth(event.recordedAt),
    format: event.data.format,
    reason: event.data.reason,
    uploads: (refusal?.uploads ?? 0) + 1,
  }),
});
