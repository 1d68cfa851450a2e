import { MARK_KINDS, mapParameters, SURF_TYPES, utcOffset } from '@rideline/detection-engine';
import { type TSchema, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../kernel/event-store/fields.ts';
import { mediaTypes } from '../../platform/http/openapi/answers.ts';
import { Conditions } from './conditions.schema.ts';
import { EffortAnswer, HeartRateAnswer, RideAnswer } from './ride.schema.ts';
import { WatchAnswer } from './read/activities/watch-answer.ts';
import { AlignedVideo } from './read/aligned-video.ts';
import { Source } from './events/upload-events.ts';

/** Path of an activity's own routes; an unknown url_hash answers 404. */
export const ActivityPath = Type.Object({ url_hash: Type.String() });

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });
const NullableNumber = Nullable(Type.Number());

export const SurfTypeName = OneOf(SURF_TYPES, { $id: 'SurfType' });
const SourceName = Type.Union(Source.anyOf, { $id: 'Source' });

/** The clock of the place. The server alone derives it from the zone, as browsers have other versions of the zones. */
export const SpotClock = {
  time_zone: Nullable(
    Type.String({
      description: 'IANA zone of the place; null where it is not known, or where the times of day are hidden',
    }),
  ),
  utc_offset: Nullable(
    Type.String({
      description: "'+11:00': the offset of that zone at the start, which the whole session is shown with",
    }),
  ),
};

/** The clock of a session that began at this time in the zone of its place. */
export const spotClock = (activityTime: string | null, timeZone: string | null) => ({
  time_zone: timeZone,
  utc_offset: activityTime === null ? null : utcOffset({ millis: Date.parse(activityTime), timeZone }),
});

export const Warnings = Type.Array(Type.String(), {
  description: 'Sentences about what reading the file left out',
});

/** Records that come from rough rides only. */
export const RoughRecords = Type.Object(
  { rides: Type.Boolean(), attempts: Type.Boolean(), tours: Type.Boolean() },
  { $id: 'RoughRecords', ...closed },
);

export const VesselNameAnswer = Type.Object(
  { nickname: Nullable(Type.String()), brand: Type.String(), model: Type.String() },
  { $id: 'VesselName', ...closed },
);

export const ActivityListItem = Type.Object(
  {
    id: Type.Integer(),
    url_hash: Type.String(),
    activity_name: Type.String(),
    activity_time: Nullable(Time),
    ...SpotClock,
    place: Nullable(
      Type.String({ description: 'Nearest town to the start, for the owner only; null far from every town' }),
    ),
    spot: Nullable(Type.String({ description: 'Name that the owner gave to the spot; null without one' })),
    upload_time: Time,
    is_public: Type.Boolean(),
    is_demo: Type.Boolean(),
    has_video: Type.Boolean(),
    surf_type: SurfTypeName,
    source: SourceName,
    total_rides: Type.Integer(),
    total_attempts: Type.Integer(),
    total_tours: Type.Integer(),
    longest_ride_distance: NullableNumber,
    longest_ride_time: NullableNumber,
    longest_tour_distance: NullableNumber,
    max_speed: NullableNumber,
    max_drift_speed: NullableNumber,
    success_rate: Type.Number(),
    flow_knots: Nullable(
      Type.Number({
        description: 'Largest current at an attempt on a standing wave; null where none is known',
      }),
    ),
    rough: RoughRecords,
    surf_vessel_id: Nullable(Type.Integer()),
    surf_vessel: Nullable(VesselNameAnswer),
    copy_of: Nullable(
      Type.String({ description: 'url_hash of the recording of the same session that counts instead' }),
    ),
    other_sport: Nullable(
      Type.String({
        description:
          'The sport on land that the recording names, such as running, while it is no surf session and counts in no total',
      }),
    ),
    average_heart_rate: Nullable(Type.Integer({ description: 'Beats per minute, as max_heart_rate' })),
    max_heart_rate: Nullable(Type.Integer()),
    paddled_m: Nullable(Type.Number()),
    excluded_from_records: Type.Boolean({
      description: "The session counts in totals and holds none of its owner's records",
    }),
  },
  { $id: 'ActivityListItem', ...closed },
);

const parameters = mapParameters(() => Type.Number());
export const UsedParameters = Type.Object(parameters, { $id: 'UsedParameters', ...closed });
const AppliedSetting = Type.Object(
  { setting_id: Nullable(Type.Integer()), ...parameters },
  { $id: 'AppliedSetting', ...closed },
);

const MarkAnswer = Type.Object(
  {
    kind: OneOf(MARK_KINDS),
    start_time: Time,
    end_time: Time,
  },
  { $id: 'Mark', ...closed },
);
const DeletedRide = Type.Object(
  { id: Type.Integer(), start_time: Time, end_time: Time },
  { $id: 'DeletedRide', ...closed },
);

const UsualHeadingAnswer = Type.Object(
  {
    heading: Type.Integer({ description: 'Degrees clockwise from north' }),
    sessions: Type.Integer({ description: 'How many of your other sessions at the spot tell it' }),
    is_used: Type.Boolean(),
  },
  { $id: 'UsualHeading', ...closed },
);

const KeptPart = Type.Object(
  { start_time: Time, end_time: Time },
  { $id: 'KeptPart', ...closed, description: 'The owner cut the ends: first and last kept point' },
);

const HiddenCircleAnswer = Type.Object(
  { latitude: Type.Number(), longitude: Type.Number(), radius_meters: Type.Number() },
  { $id: 'HiddenCircle', ...closed },
);
export const TrackPrivacyAnswer = Type.Object(
  {
    rides_only: Type.Boolean(),
    hidden_circle: Nullable(HiddenCircleAnswer),
    show_heart_rate: Type.Boolean(),
  },
  { $id: 'TrackPrivacy', ...closed },
);

const detail = {
  ...ActivityListItem.properties,
  is_named: Type.Boolean({
    description: 'False for a session whose name is made of its time and place',
  }),
  note: Type.String(),
  video_link: Nullable(Type.String()),
  map_filename: Nullable(Type.String()),
  source_activity_id: Nullable(Type.String()),
  device_name: Nullable(Type.String({ description: 'Device of a session from Garmin' })),
  time_hidden: Type.Boolean({
    description: 'Strava hides the start, so the times of day are not the real ones',
  }),
  sport: Nullable(Type.String({ description: 'The sport that the file names, in its own words' })),
  source_file_name: Type.String(),
  warnings: Warnings,
  point_count: Type.Integer(),
  engine_version: Type.String(),
  surf_setting_applied: Nullable(AppliedSetting),
  privacy: TrackPrivacyAnswer,
  marks: Type.Array(MarkAnswer),
  usual_heading: Nullable(UsualHeadingAnswer),
  deleted_rides: Type.Array(DeletedRide),
  kept_part: Nullable(KeptPart),
  trimmed_rides: Type.Array(DeletedRide),
  totals: Type.Object(
    {
      total_distance: Type.Number(),
      total_time: Type.Number(),
      total_duration: Type.Number(),
      longest_tour_time: NullableNumber,
      top_5_avg_distance: NullableNumber,
      top_5_avg_time: NullableNumber,
      success_rate: Type.Number(),
      tour_rate: Type.Number(),
    },
    closed,
  ),
  conditions: Conditions,
  heart_rate: Nullable(HeartRateAnswer),
  effort: Nullable(EffortAnswer),
  watch: Nullable(WatchAnswer),
  surf_rides: Type.Array(RideAnswer),
  surf_attempts: Type.Array(RideAnswer),
};

/** An activity without its track. */
export const ActivityDetail = Type.Object(detail, closed);

export const trackpoint = {
  id: Type.Integer(),
  activity_id: Type.Integer(),
  time: Time,
  latitude: Type.Number(),
  longitude: Type.Number(),
  distance: Type.Number(),
  speed_km_h: Type.Number(),
  heart_rate: Nullable(Type.Integer({ description: 'Beats per minute' })),
  is_surf_point: Type.Boolean(),
};
/** The track as the engine encodes it, heart rates included, in base64. */
export const TrackColumns = Type.String({ contentEncoding: 'base64' });

/** Media type of the web app's requests: the track as the engine's columns instead of one object per trackpoint. */
export const COLUMNS = 'application/vnd.rideline.columns+json';

/** Another recording of the same session. */
export const OtherRecording = Type.Object(
  {
    url_hash: Type.String(),
    activity_name: Type.String(),
    source: SourceName,
    counts: Type.Boolean(),
  },
  { $id: 'OtherRecording', ...closed },
);

/** The session of the same recording in the list of the other surf type. */
export const OtherSurfType = Type.Object(
  { url_hash: Type.String(), activity_name: Type.String() },
  { $id: 'OtherSurfType', ...closed },
);

const owned = {
  ...detail,
  same_session: Type.Array(OtherRecording),
  counted_as_other_surf_type: Nullable(OtherSurfType),
  videos: Type.Array(AlignedVideo),
};

const Activity = Type.Object(
  { ...owned, trackpoints: Type.Array(Type.Object(trackpoint, { $id: 'Trackpoint', ...closed })) },
  { $id: 'Activity', ...closed },
);
const ActivityColumns = Type.Object({ ...owned, track: TrackColumns }, { $id: 'ActivityColumns', ...closed });

/** The whole activity in both formats of the track. */
export const wholeActivity = (other?: TSchema) =>
  mediaTypes({
    'application/json': other === undefined ? Activity : Type.Union([other, Activity]),
    [COLUMNS]: ActivityColumns,
  });
