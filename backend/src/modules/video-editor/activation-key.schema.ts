import { Type } from '@sinclair/typebox';

/** An activation key as the API answers it. */
export const ActivationKey = Type.Object(
  { key: Type.String() },
  { $id: 'ActivationKey', additionalProperties: false },
);
