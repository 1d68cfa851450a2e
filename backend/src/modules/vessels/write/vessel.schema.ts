import { type Static, Type } from '@sinclair/typebox';
import { VesselType, type VesselDescription } from '../events/vessel-description.ts';

const required = (label: string) =>
  Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: '\\S',
    errorMessage: `${label} is required and at most 80 characters long`,
  });

/** What the vessel's form sends (spec section 7). */
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
  { additionalProperties: false },
);
export type VesselBody = Static<typeof VesselBody>;

export function describeVessel(body: VesselBody): VesselDescription {
  return {
    brand: body.brand.trim(),
    model: body.model.trim(),
    nickname: body.nickname?.trim() || null,
    type: body.type,
  };
}
