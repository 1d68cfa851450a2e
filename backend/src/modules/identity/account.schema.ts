import { CLOCKS, DISTANCE_UNITS, HOUR_FORMATS, SPEED_UNITS } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { OneOf } from '../../kernel/event-store/fields.ts';
import type { OpenAccount } from './account.aggregate.ts';
import { LONGEST_ADDRESS, PLAIN_ADDRESS } from '../../platform/config/address.ts';

/** One plain address, which is safe in a mail header. Surrounding blanks are allowed and trimmed later. */
export const Email = Type.String({
  maxLength: LONGEST_ADDRESS,
  pattern: `^\\s*${PLAIN_ADDRESS}\\s*$`,
  errorMessage: 'Please enter a valid email address',
});

/** A maximum with a sentence of its own, beside that of a schema's other rules. */
export const atMost = (limit: number, label: string) => ({
  allOf: [{ type: 'string', maxLength: limit, errorMessage: `${label} is at most ${limit} characters long` }],
});

export const NewPassword = Type.String({
  minLength: 8,
  errorMessage: 'New password must be at least 8 characters long',
  ...atMost(200, 'New password'),
});

/** Random text that stays in the browser that registered, and proves it. */
export const BrowserSecret = Type.String({
  minLength: 43,
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]+$',
  errorMessage: 'The browser secret is 43 to 100 letters, digits, - and _',
});

/** The zone of the browser; one that this system does not know counts as Pacific. */
export const BrowserZone = Type.String({
  maxLength: 100,
  description: "IANA zone of the browser. An account opened outside Pacific time begins with the spot's time",
});

const preferences = {
  preferred_distance_unit: OneOf(DISTANCE_UNITS, {
    $id: 'DistanceUnit',
    errorMessage: 'The distance unit is meters, yards or feet',
  }),
  preferred_speed_unit: OneOf(SPEED_UNITS, {
    $id: 'SpeedUnit',
    errorMessage: 'The speed unit is km/h, mph, m/s or kn',
  }),
  long_distances_in_km_or_mi: Type.Boolean({
    description: 'Distances from one kilometer or mile on are in that unit',
  }),
  preferred_clock: OneOf(CLOCKS, {
    $id: 'Clock',
    description: 'Whose time comes first: Pacific, or that of the place where a session was',
    errorMessage: 'The clock is pacific or spot',
  }),
  preferred_hour_format: OneOf(HOUR_FORMATS, {
    $id: 'HourFormat',
    errorMessage: 'The hour format is 12h or 24h',
  }),
  max_heart_rate: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    minimum: 100,
    maximum: 240,
    description: 'Highest heart rate in beats per minute, of which the zones are shares',
    errorMessage: 'The maximum heart rate is a whole number from 100 to 240, or null',
  }),
};

export const Preferences = Type.Object(
  {
    ...preferences,
    has_chosen: Type.Boolean({ description: 'False while all are the defaults of every account' }),
  },
  { $id: 'Preferences', additionalProperties: false },
);

/** The body of choosing preferences. What is missing stays as it is. */
export const ChosenPreferences = Type.Partial(Type.Object(preferences), { additionalProperties: false });

export const preferencesAnswer = (chosen: OpenAccount): Static<typeof Preferences> => ({
  preferred_distance_unit: chosen.distanceUnit,
  preferred_speed_unit: chosen.speedUnit,
  long_distances_in_km_or_mi: chosen.longInKmOrMi,
  preferred_clock: chosen.clock,
  preferred_hour_format: chosen.hourFormat,
  max_heart_rate: chosen.maxHeartRate,
  has_chosen: chosen.hasChosenPreferences,
});

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
