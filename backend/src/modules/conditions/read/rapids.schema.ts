import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../../kernel/event-store/fields.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });
/** A tuple of JSON Schema 2020-12, which TypeBox does not write. */
const Span = Type.Unsafe<[from: string, to: string]>({
  type: 'array',
  prefixItems: [Time, Time],
  minItems: 2,
  maxItems: 2,
});
const Window = Nullable(Span);

const Flood = Type.Object(
  {
    slack: Time,
    peak: Time,
    knots: Type.Number({ description: 'At the peak' }),
    next_slack: Time,
    windows: Type.Object(
      { 8: Window, 11: Window, 13: Window },
      { ...closed, description: 'From when to when it runs with so many knots; null where it does not' },
    ),
    daylight: OneOf(['day', 'night', 'partly'], {
      description: 'Of the window of 8 knots, from first to last light; of the whole flood without one',
    }),
    dark: Type.Array(Span, {
      description: 'From slack to slack, the times after last and before first light',
    }),
    utc_offset: Nullable(
      Type.String({ description: "'-07:00': the offset of the clocks there at the peak" }),
    ),
  },
  { $id: 'Flood', ...closed },
);
export type FloodAnswer = Static<typeof Flood>;

export const Rapids = Type.Object(
  {
    estimate: Type.Literal(true),
    note: Type.String(),
    credits: Type.Array(Type.String()),
    floods: Type.Array(Flood),
  },
  { $id: 'Rapids', ...closed },
);
export type Rapids = Static<typeof Rapids>;

const MOST_DAYS = 31;
export const Days = {
  from: Type.Optional(
    Type.String({
      format: 'date',
      pattern: '^(19|20)',
      description: 'First local day, as 2026-11-28; today by default',
      errorMessage: 'A day is written as 2026-11-28, from 1900 to 2099',
    }),
  ),
  days: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: MOST_DAYS,
    errorMessage: `days is a number from 1 to ${MOST_DAYS}`,
  }),
};
