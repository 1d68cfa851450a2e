import { type Static, Type } from '@sinclair/typebox';
import { VesselType } from './events/vessel-events.ts';
import type { Vessel } from './vessels.aggregate.ts';

const required = (label: string) =>
  Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: '\\S',
    errorMessage: `${label} is required and at most 80 characters long`,
  });

/** The body of adding and editing a vessel. */
export const VesselBody = Type.Object(
  {
    brand: required('Brand'),
    model: required('Model'),
    nickname: Type.Optional(
      Type.Union([Type.String({ maxLength: 80 }), Type.Null()], {
        errorMessage: 'Nickname is at most 80 characters long',
      }),
    ),
    type: Type.Union(VesselType.anyOf, { errorMessage: 'Please select a vessel type' }),
  },
  { $id: 'VesselFields', additionalProperties: false },
);
export type VesselBody = Static<typeof VesselBody>;

export type VesselDescription = Omit<Vessel, 'id'>;

export function describeVessel(body: VesselBody): VesselDescription {
  return {
    brand: body.brand.trim(),
    model: body.model.trim(),
    nickname: body.nickname?.trim() || null,
    type: body.type,
  };
}

/** A vessel as the API answers it. */
export const VesselAnswer = Type.Object(
  {
    id: Type.Integer(),
    brand: Type.String(),
    model: Type.String(),
    nickname: Type.Union([Type.String(), Type.Null()]),
    type: Type.Union(VesselType.anyOf, { $id: 'VesselType' }),
  },
  { $id: 'Vessel', additionalProperties: false },
);
