import { Type, type Static } from '@sinclair/typebox';
import { personal } from '../../../kernel/event-store/personal.ts';

export const VesselType = Type.Union([
  Type.Literal('surfboard'),
  Type.Literal('sup_board'),
  Type.Literal('bodyboard'),
  Type.Literal('foil'),
  Type.Literal('surf_kayak'),
  Type.Literal('sea_kayak'),
  Type.Literal('whitewater_kayak'),
  Type.Literal('surfski'),
  Type.Literal('other'),
]);
export type VesselType = Static<typeof VesselType>;

/** What a vessel is called; brand, model and nickname are the owner's own words. */
export const vesselDescription = {
  brand: personal(Type.String()),
  model: personal(Type.String()),
  nickname: personal(Type.Union([Type.String(), Type.Null()])),
  type: VesselType,
};

export interface VesselDescription {
  readonly brand: string;
  readonly model: string;
  readonly nickname: string | null;
  readonly type: VesselType;
}
