import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../kernel/event-store/fields.ts';
import { Count } from './analytics.schema.ts';

const MAX_ROWS = 500;

/** A user as a row of the engagement table. */
export const EngagementRow = Type.Object(
  {
    user_id: Type.Integer(),
    email: Type.String(),
    username: Nullable(Type.String()),
    total_activities: Count,
    manual_activities: Count,
    garmin_activities: Count,
    strava_activities: Count,
    public_activities: Count,
    is_active: Type.Boolean({ description: 'Signed in, uploaded or changed something in the last 90 days' }),
    created_at: Type.String({ format: 'date-time', description: 'When the account was registered' }),
  },
  { $id: 'EngagementRow', additionalProperties: false },
);
export type EngagementRow = Static<typeof EngagementRow>;

const columns = Object.keys(EngagementRow.properties) as (keyof EngagementRow)[];

export const EngagementQuery = Type.Object(
  {
    sort: Type.Union(
      columns.map((column) => Type.Literal(column)),
      { default: 'total_activities', errorMessage: 'sort is a column of the table' },
    ),
    order: Type.Union([Type.Literal('asc'), Type.Literal('desc')], {
      default: 'desc',
      errorMessage: 'order is asc or desc',
    }),
    limit: Type.Integer({
      minimum: 1,
      maximum: MAX_ROWS,
      default: MAX_ROWS,
      errorMessage: `limit is a whole number from 1 to ${MAX_ROWS}`,
    }),
  },
  { additionalProperties: false },
);
export type EngagementQuery = Static<typeof EngagementQuery>;
