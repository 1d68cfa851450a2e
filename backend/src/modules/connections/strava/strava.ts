import { Type } from '@sinclair/typebox';
import { Nullable } from '../../../kernel/event-store/fields.ts';
import type { Service } from '../services/service.ts';

export const strava: Service = {
  title: 'Strava',
  blocked: 'Strava does not accept requests from this site right now. Export the file and upload it instead.',
  accountField: 'athlete_name',
  syncTypes: ['last', 'recent-100', 'select-date'],
  keyParameter: 'id',
  keyOf: ({ sourceId }) => sourceId,
  activityFields: {
    strava_activity_id: Type.String(),
    start_date: Nullable(Type.String({ format: 'date-time' })),
    type: Type.String(),
    time_hidden: Type.Boolean({ description: 'The start time is hidden at Strava' }),
  },
  fieldsOf: ({ sourceId, startTime, type, isTimeHidden }) => ({
    strava_activity_id: sourceId,
    start_date: startTime === null ? null : new Date(startTime).toISOString(),
    type,
    time_hidden: isTimeHidden,
  }),
};
