import { DISTANCE_UNITS, SPEED_UNITS } from '@rideline/detection-engine';
import { Type } from '@sinclair/typebox';
import { OneOf } from '../../kernel/event-store/fields.ts';
import { LONGEST_ADDRESS, PLAIN_ADDRESS } from '../../kernel/mail/address.ts';

/** One plain address, which is safe in a mail header. Surrounding blanks are allowed and trimmed later. */
export const Email = Type.String({
  maxLength: LONGEST_ADDRESS,
  pattern: `^\\s*${PLAIN_ADDRESS}\\s*$`,
  errorMessage: 'Please enter a valid email address',
});

export const NewPassword = Type.String({
  minLength: 8,
  maxLength: 200,
  errorMessage: 'New password must be at least 8 characters long',
});

/** The body of choosing preferences, and the answer with the chosen ones. */
export const Preferences = Type.Object(
  {
    preferred_distance_unit: OneOf(DISTANCE_UNITS, {
      $id: 'DistanceUnit',
      errorMessage: 'The distance unit is meters, yards or feet',
    }),
    preferred_speed_unit: OneOf(SPEED_UNITS, {
      $id: 'SpeedUnit',
      errorMessage: 'The speed unit is km/h, mph or m/s',
    }),
  },
  { $id: 'Preferences', additionalProperties: false },
);

/** A sentence that confirms the call. */
export const Message = Type.Object(
  { message: Type.String() },
  { $id: 'Message', additionalProperties: false },
);

/** The bearer token of a new login session. */
export const AccessToken = Type.Object(
  { access_token: Type.String(), token_type: Type.Literal('bearer') },
  { $id: 'AccessToken', additionalProperties: false },
);
export const accessToken = (token: string) => ({ access_token: token, token_type: 'bearer' as const });
