import { type Static, Type } from '@sinclair/typebox';
import { invalid } from '../../../platform/errors/domain-error.ts';

const month = Type.String({
  pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$',
  errorMessage: 'from and to are months, such as 2026-05',
});

/** The query of questions about a period: its first and last month in Pacific time; without one, since or until ever. */
export const PeriodQuery = Type.Object(
  { from: Type.Optional(month), to: Type.Optional(month) },
  { additionalProperties: false },
);
export type PeriodQuery = Static<typeof PeriodQuery>;

/** First days of the first and the last month. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** @throws DomainError invalid if the period ends before it starts */
export function periodOf({ from = '1000-01', to = '9998-12' }: PeriodQuery): Period {
  if (from > to) throw invalid('The period ends before it starts', 'invalid_request');
  return { from: `${from}-01`, to: `${to}-01` };
}
