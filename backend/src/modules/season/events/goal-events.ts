import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Nullable } from '../../../kernel/event-store/fields.ts';

const Goal = Nullable(Type.Integer({ minimum: 1, maximum: 10_000 }));

const YearGoals = Type.Object({ sessions: Goal, rides: Goal, hours: Goal });
/** null for no goal. */
export type YearGoals = Static<typeof YearGoals>;

/** The owner set the goals of a year; these replace the earlier ones. */
export const GoalsSet = defineEvent({
  type: 'GoalsSet',
  version: 1,
  data: Type.Object({ year: Type.Integer({ minimum: 1, maximum: 9999 }), ...YearGoals.properties }),
});
export type GoalsSet = EventOf<typeof GoalsSet>;

const STREAM_PREFIX = 'goals-';
export const goalsStream = (owner: number) => `${STREAM_PREFIX}${owner}`;
/** The person whose goals this stream holds. */
export const goalsOwner = (stream: string): number => Number(stream.slice(STREAM_PREFIX.length));
