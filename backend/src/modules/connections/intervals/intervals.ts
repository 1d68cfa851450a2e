import { Type } from '@sinclair/typebox';
import { Nullable } from '../../../kernel/event-store/fields.ts';
import type { Service } from '../services/service.ts';

export const intervals: Service = {
  title: 'intervals.icu',
  blocked: 'intervals.icu does not accept requests from this site right now. Export the file and upload it.',
  withheld:
    'intervals.icu has this activity from Strava and may not pass it on. Connect Strava, or export the file there and upload it.',
  accountField: 'athlete_id',
  syncTypes: ['last', 'recent-10', 'recent-30', 'recent-100', 'select-date'],
  defaultSync: 'recent-10',
  keyParameter: 'id',
  keyOf: ({ sourceId }) => sourceId,
  activityFields: {
    intervals_activity_id: Type.String(),
    held_by: Nullable(
      Type.String({ description: 'The service that it came from and that alone hands out its recording' }),
    ),
  },
  fieldsOf: ({ sourceId, heldBy }) => ({ intervals_activity_id: sourceId, held_by: heldBy ?? null }),
};
