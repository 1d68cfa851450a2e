import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The rule of the better recording, or the owner. */
const ChosenBy = Type.Union([Type.Literal('rule'), Type.Literal('owner')]);
export type ChosenBy = Static<typeof ChosenBy>;

/** Another activity is of the same session and counts in its place. */
export const SetAsideAsCopy = defineEvent({
  type: 'SetAsideAsCopy',
  version: 1,
  data: Type.Object({
    /** url_hash of the activity that counts. */
    copyOf: Type.String(),
    by: ChosenBy,
  }),
});
export type SetAsideAsCopy = EventOf<typeof SetAsideAsCopy>;

/**
 * The activity counts: the owner prefers it to the other recording, counts both, or the other one was deleted or is of
 * another surf type or time now.
 */
export const SessionCounted = defineEvent({
  type: 'SessionCounted',
  version: 1,
  data: Type.Object({
    because: Type.Union([
      Type.Literal('preferred'),
      Type.Literal('both_count'),
      Type.Literal('other_deleted'),
      Type.Literal('other_surf_type'),
      Type.Literal('other_time'),
    ]),
    /** url_hash of the other activity. */
    other: Type.String(),
  }),
});
export type SessionCounted = EventOf<typeof SessionCounted>;

export const copyEvents = [SetAsideAsCopy, SessionCounted] as const;
