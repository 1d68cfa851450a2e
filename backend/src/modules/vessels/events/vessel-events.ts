import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, OneOf, personal } from '../../../kernel/event-store/fields.ts';

export const VesselType = OneOf([
  'surfboard',
  'sup_board',
  'bodyboard',
  'foil',
  'surf_kayak',
  'sea_kayak',
  'whitewater_kayak',
  'surfski',
  'other',
]);
export type VesselType = Static<typeof VesselType>;

/** Brand, model and nickname are free text of the owner, so they are sealed as personal data. */
const description = {
  brand: personal(Type.String()),
  model: personal(Type.String()),
  nickname: personal(Type.Union([Type.String(), Type.Null()])),
  type: VesselType,
};

export const VesselAdded = defineEvent({
  type: 'VesselAdded',
  version: 1,
  data: Type.Object({ vesselId: Id, ...description }),
});
export type VesselAdded = EventOf<typeof VesselAdded>;

/** The owner edited a vessel. */
export const VesselDescribed = defineEvent({
  type: 'VesselDescribed',
  version: 1,
  data: Type.Object({ vesselId: Id, ...description }),
});
export type VesselDescribed = EventOf<typeof VesselDescribed>;

export const VesselDeleted = defineEvent({
  type: 'VesselDeleted',
  version: 1,
  data: Type.Object({ vesselId: Id }),
});
export type VesselDeleted = EventOf<typeof VesselDeleted>;

/** All events of the stream that holds one person's vessels. */
export const vesselEvents = [VesselAdded, VesselDescribed, VesselDeleted] as const;
export type VesselEvent = VesselAdded | VesselDescribed | VesselDeleted;

const STREAM_PREFIX = 'vessels-';
export const vesselsStream = (owner: number) => `${STREAM_PREFIX}${owner}`;
export const vesselsOwner = (stream: string): number => Number(stream.slice(STREAM_PREFIX.length));
