import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, Nullable, personal } from '../../../kernel/event-store/fields.ts';

/** Rides began close together where no spot was known. */
export const SpotFound = defineEvent({
  type: 'SpotFound',
  version: 1,
  data: Type.Object({
    spotId: Id,
    /** Take-offs that stand for all others of the spot, by `anchorsText`; first the one with most rides around it. */
    anchors: personal(Type.String()),
    /** Name of the place; null far from every town. */
    place: personal(Nullable(Type.String())),
  }),
});
export type SpotFound = EventOf<typeof SpotFound>;

/** Later rides began beside those of the spot. */
export const SpotExtended = defineEvent({
  type: 'SpotExtended',
  version: 1,
  data: Type.Object({
    spotId: Id,
    /** Further anchors, by `anchorsText`. */
    anchors: personal(Type.String()),
  }),
});
export type SpotExtended = EventOf<typeof SpotExtended>;

/** The owner named the spot; empty for the name of its place. */
export const SpotNamed = defineEvent({
  type: 'SpotNamed',
  version: 1,
  data: Type.Object({ spotId: Id, name: personal(Type.String()) }),
});
export type SpotNamed = EventOf<typeof SpotNamed>;

/** The owner said that two spots are one, which stays `into`. */
export const SpotsMerged = defineEvent({
  type: 'SpotsMerged',
  version: 1,
  data: Type.Object({ spotId: Id, into: Id }),
});
export type SpotsMerged = EventOf<typeof SpotsMerged>;

/** The owner undid that the spot was merged. Spots that were merged into it before stay with it. */
export const SpotSeparated = defineEvent({
  type: 'SpotSeparated',
  version: 1,
  data: Type.Object({ spotId: Id }),
});
export type SpotSeparated = EventOf<typeof SpotSeparated>;

/** All events of the stream that holds one person's spots. */
export const spotEvents = [SpotFound, SpotExtended, SpotNamed, SpotsMerged, SpotSeparated] as const;
export type SpotEvent = SpotFound | SpotExtended | SpotNamed | SpotsMerged | SpotSeparated;

const STREAM_PREFIX = 'spots-';
export const spotsStream = (owner: number) => `${STREAM_PREFIX}${owner}`;
/** The person whose spots this stream holds. */
export const spotsOwner = (stream: string): number => Number(stream.slice(STREAM_PREFIX.length));
