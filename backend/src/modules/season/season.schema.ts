import { SURF_TYPES } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../kernel/event-store/fields.ts';

const closed = { additionalProperties: false };
const NullableNumber = Nullable(Type.Number());

/** Days are checked by `periodOf`. */
const day = (description: string) => Type.Optional(Type.String({ description }));

export const PeriodFilter = {
  from: day('First day, as 2026-01-31'),
  to: day('Last day, as 2026-12-31'),
};

export const SeasonFilter = Type.Object(
  {
    surf_type: OneOf(SURF_TYPES, { errorMessage: 'surf_type is traveling_waves or standing_waves' }),
    ...PeriodFilter,
    vessel_id: Type.Optional(Type.Integer()),
    spot_id: Type.Optional(Type.Integer()),
  },
  closed,
);

/** Times in s, distances in m, speeds in km/h, rates per hour and in percent. */
const Figures = Type.Object(
  {
    sessions: Type.Integer(),
    days: Type.Integer(),
    time_in_water: Type.Number(),
    rides: Type.Integer(),
    rides_per_hour: NullableNumber,
    distance_ridden: Type.Number(),
    time_ridden: Type.Number(),
    attempts: Nullable(Type.Integer()),
    success_rate: NullableNumber,
    spots: Type.Integer(),
    paddled_m: Type.Number(),
    riding_s: Type.Number(),
    paddling_s: Type.Number(),
    waiting_s: Type.Number(),
  },
  { $id: 'SeasonFigures', ...closed },
);

const RideRecord = Nullable(
  Type.Object(
    {
      value: Type.Number(),
      url_hash: Type.String(),
      ride_number: Type.Integer(),
      day: Type.String(),
    },
    { $id: 'RideRecord', ...closed },
  ),
);

const Records = Type.Object(
  {
    longest_distance: RideRecord,
    longest_time: RideRecord,
    max_speed: RideRecord,
    most_rides: Nullable(
      Type.Object(
        { value: Type.Integer(), url_hash: Type.String(), day: Type.String() },
        { $id: 'SessionRecord', ...closed },
      ),
    ),
  },
  { $id: 'SeasonRecords', ...closed },
);

const share = { name: Nullable(Type.String()), figures: Figures, records: Records };

/** In the order of a day. */
const TideState = OneOf(['low', 'rising', 'high', 'falling']);
const counts = {
  sessions: Type.Integer(),
  rides: Type.Integer(),
  time_in_water: Type.Number(),
  rides_per_hour: NullableNumber,
};

export const Season = Type.Object(
  {
    from: Nullable(Type.String()),
    to: Nullable(Type.String()),
    /** The sessions are those of the demo. */
    is_demo: Type.Boolean(),
    figures: Figures,
    previous: Nullable(Figures),
    records: Records,
    months: Type.Array(
      Type.Object(
        {
          month: Type.String(),
          sessions: Type.Integer(),
          time_in_water: Type.Number(),
          rides: Type.Integer(),
          rides_per_hour: NullableNumber,
          longest_distance: NullableNumber,
          max_speed: NullableNumber,
        },
        { $id: 'SeasonMonth', ...closed },
      ),
    ),
    days: Type.Array(
      Type.Object(
        {
          day: Type.String(),
          sessions: Type.Integer(),
          rides: Type.Integer(),
          time_in_water: Type.Number(),
        },
        { $id: 'SeasonDay', ...closed },
      ),
    ),
    vessels: Type.Array(
      Type.Object({ vessel_id: Nullable(Type.Integer()), ...share }, { $id: 'SeasonVessel', ...closed }),
    ),
    spots: Type.Array(
      Type.Object({ spot_id: Nullable(Type.Integer()), ...share }, { $id: 'SeasonSpot', ...closed }),
    ),
    trips: Type.Array(
      Type.Object(
        {
          place: Nullable(Type.String()),
          from: Type.String(),
          to: Type.String(),
          sessions: Type.Integer(),
          rides: Type.Integer(),
        },
        { $id: 'Trip', ...closed },
      ),
    ),
    tides: Type.Array(Type.Object({ state: TideState, ...counts }, { $id: 'SeasonTide', ...closed })),
    flows: Type.Array(
      Type.Object(
        {
          from_knots: Nullable(Type.Integer({ description: 'null for less than the lowest' })),
          ...counts,
        },
        { $id: 'SeasonFlow', ...closed },
      ),
      { description: 'Standing waves by knots of flood; nothing from fewer than five sessions' },
    ),
    hours: Type.Array(Type.Object({ hour: Type.Integer(), ...counts }, { $id: 'SeasonHour', ...closed })),
  },
  { $id: 'Season', ...closed },
);
export type SeasonAnswer = Static<typeof Season>;
/** The tide when each session began, of those that have one. */
export const SessionTides = Type.Array(
  Type.Object({ url_hash: Type.String(), state: TideState }, { $id: 'SessionTide', ...closed }),
);
export type FiguresAnswer = Static<typeof Figures>;
export type RecordsAnswer = Static<typeof Records>;

const RideNumber = Nullable(Type.Integer());

/** A record that a session or one of its rides set; `ride_number` is null for most rides in a session. */
export const SessionRecord = Type.Object(
  {
    record: OneOf(['most_rides', 'longest_distance', 'longest_time', 'max_speed']),
    /** Of all sessions, of those on its board or of those at its spot. */
    scope: OneOf(['all', 'vessel', 'spot']),
    ride_number: RideNumber,
    value: Type.Number(),
    replaced: Type.Object(
      { value: Type.Number(), url_hash: Type.String(), ride_number: RideNumber, day: Type.String() },
      closed,
    ),
    /** The day of the session that replaced it; null while it stands. */
    until: Nullable(Type.String()),
  },
  { $id: 'RecordOfSession', ...closed },
);
export type SessionRecordAnswer = Static<typeof SessionRecord>;

export const Spot = Type.Object(
  {
    spot_id: Type.Integer(),
    name: Nullable(Type.String()),
    is_named: Type.Boolean(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    sessions: Type.Integer(),
    rides: Type.Integer(),
    first_day: Type.String(),
    last_day: Type.String(),
    merged: Type.Array(
      Type.Object(
        {
          spot_id: Type.Integer(),
          name: Nullable(Type.String()),
          latitude: Type.Number(),
          longitude: Type.Number(),
        },
        { $id: 'MergedSpot', ...closed },
      ),
      { description: 'Spots that were merged into this one, as they were before' },
    ),
  },
  { $id: 'Spot', ...closed },
);
export type SpotAnswer = Static<typeof Spot>;

/** One entry per ride in each column, in the order of days and rides. */
export const TakeOffs = Type.Object(
  {
    latitude: Type.Array(Type.Number()),
    longitude: Type.Array(Type.Number()),
    heading: Type.Array(NullableNumber),
    distance: Type.Array(Type.Number()),
    url_hash: Type.Array(Type.String()),
    ride_number: Type.Array(Type.Integer()),
  },
  { $id: 'TakeOffs', ...closed },
);
export type TakeOffsAnswer = Static<typeof TakeOffs>;

const goal = (what: string) =>
  Nullable(
    Type.Integer({ minimum: 1, maximum: 10_000, errorMessage: `${what}: a whole number from 1 to 10,000` }),
  );

export const GoalsBody = Type.Object(
  { sessions: goal('Sessions'), rides: goal('Rides'), hours: goal('Hours') },
  { $id: 'SeasonGoals', ...closed },
);
export const GoalYear = Type.Object({
  year: Type.Integer({ minimum: 1, maximum: 9999, errorMessage: 'The year is a number' }),
});
