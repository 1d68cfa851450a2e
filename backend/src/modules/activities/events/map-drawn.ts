import { Type, type Static } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

export const MapKind = Type.Union([
  Type.Literal('map'),
  Type.Literal('gps_visualization'),
  Type.Literal('develop_map'),
]);
export type MapKind = Static<typeof MapKind>;

/** File name of each map there is. */
export type MapFiles = Readonly<Partial<Record<MapKind, string>>>;

/** The owner asked for a map, which from now on can be opened by the name of its file until sharing stops. */
export const MapDrawn = defineEvent({
  type: 'MapDrawn',
  version: 1,
  data: Type.Object({
    kind: MapKind /** Indexed: the address of the map. */,
    file: Type.String({ maxLength: 200 }),
  }),
});
export type MapDrawn = EventOf<typeof MapDrawn>;
