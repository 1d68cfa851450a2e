import { Type } from '@sinclair/typebox';
import { Count } from '../../analytics.schema.ts';
import type { Hidden } from './hide-small-cells.ts';

/** Why figures are null: they are of one to four people, or would reveal such figures. */
export const HiddenReason = Type.Union(
  [Type.Literal('few_people'), Type.Literal('reveals_few'), Type.Null()],
  { $id: 'HiddenReason' },
);

export const nullableCount = Type.Union([Count, Type.Null()]);

/** A number of people, or why it is not told. */
export const PeopleCell = Type.Object(
  { people: nullableCount, hidden: HiddenReason },
  { $id: 'PeopleCell', additionalProperties: false },
);

export const peopleCell = (people: number, hidden: Hidden | null) => ({
  people: hidden === null ? people : null,
  hidden,
});
