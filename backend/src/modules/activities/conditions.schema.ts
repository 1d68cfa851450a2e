import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../kernel/event-store/fields.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });
const TurnKind = OneOf(['high', 'low']);
const TideState = OneOf(['rising', 'falling', 'high', 'low'], {
  $id: 'TideState',
  description: 'high and low are within 15 minutes of a turn',
});
/** Of the range between the two turns around a time. */
const Share = Type.Number({ minimum: 0, maximum: 1 });

const Distance = Type.Number({ description: 'Meters from the session' });

const Tide = Type.Object(
  {
    station: Type.String(),
    distance: Distance,
    credit: Type.String(),
    at_start: TideState,
    share_at_start: Share,
    extremes: Type.Array(
      Type.Object(
        {
          time: Time,
          kind: TurnKind,
          height: Type.Number({ description: "Meters above the station's mean sea level" }),
        },
        { $id: 'TideTurn', ...closed },
      ),
      { description: 'From the last turn before the session to the first after it' },
    ),
    curve: Type.Object(
      { start: Time, step: Type.Number({ description: 'Seconds' }), height: Type.Array(Type.Number()) },
      { $id: 'TideCurve', ...closed },
    ),
  },
  { $id: 'Tide', ...closed },
);

const Sun = Type.Object(
  {
    first_light: Nullable(Time),
    sunrise: Nullable(Time),
    sunset: Nullable(Time),
    last_light: Nullable(Time),
  },
  { $id: 'Sun', ...closed, description: 'Of the day of the start; null for what does not happen on it' },
);

const NullableNumber = Nullable(Type.Number());
const Knots = Type.Number({ description: 'Above 0 on the flood, below on the ebb' });
const Flow = Type.Object(
  {
    estimate: Type.Boolean({ description: 'Of two tide gauges, and not of a station of the current' }),
    events: Type.Array(
      Type.Object(
        { kind: OneOf(['slack', 'flood', 'ebb']), time: Time, knots: Nullable(Knots) },
        { $id: 'FlowEvent', ...closed },
      ),
      { description: 'Slacks and peaks, from the slack before the session to the one after it' },
    ),
    curve: Type.Array(Type.Object({ time: Time, knots: Knots }, { $id: 'FlowPoint', ...closed }), {
      description: 'Every 10 minutes of the session',
    }),
    credits: Type.Array(Type.String()),
  },
  { $id: 'Flow', ...closed },
);
const Weather = Type.Object(
  {
    source: Type.String(),
    wave_height: NullableNumber,
    wave_period: NullableNumber,
    wave_direction: NullableNumber,
    wind_speed: NullableNumber,
    wind_direction: NullableNumber,
    water_temperature: NullableNumber,
    at: Time,
  },
  { $id: 'Weather', ...closed, description: 'Meters, seconds, degrees, km/h and degrees Celsius' },
);

export const Conditions = Nullable(
  Type.Object(
    {
      tide: Nullable(Tide),
      tide_reason: Nullable(
        OneOf(['no_station', 'hidden'], { description: 'Why there is no tide: none near, or a hidden time' }),
      ),
      nearest_station: Nullable(
        Type.Object(
          { station: Type.String(), distance: Distance },
          { $id: 'NearestStation', ...closed, description: 'Where no station is near enough for a tide' },
        ),
      ),
      flow: Nullable(Flow),
      sun: Nullable(Sun),
      weather: Nullable(Weather),
    },
    { $id: 'Conditions', ...closed },
  ),
);
export type Conditions = Static<typeof Conditions>;
export type Tide = Static<typeof Tide>;
export type TideState = Static<typeof TideState>;
export type Flow = Static<typeof Flow>;
export type Sun = Static<typeof Sun>;
export type Weather = Static<typeof Weather>;

/** The tide when a ride began. */
export const RideTide = Nullable(
  Type.Object({ state: TideState, share: Share }, { $id: 'RideTide', ...closed }),
);
export type RideTide = Static<typeof RideTide>;

/** The current when a ride or attempt began. */
export const RideFlow = Nullable(
  Type.Object(
    {
      knots: Knots,
      minutes_from_peak: Nullable(
        Type.Integer({ description: 'From the nearest peak of a flood, negative before it' }),
      ),
    },
    { $id: 'RideFlow', ...closed },
  ),
);
export type RideFlow = Static<typeof RideFlow>;
