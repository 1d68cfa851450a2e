import type { FactModel } from './fact-model.ts';

/** Facts about accounts, sessions and vessels, and the tables that the questions of the dashboard read. */
export const analyticsProjection: FactModel = {
  name: 'analytics',
  version: 1,
  consumes: ['AccountRegistered'],
  tables: `
CREATE TABLE fact_person (position BIGINT, user_id BIGINT, recorded_at TIMESTAMP, what VARCHAR, value VARCHAR);
CREATE TABLE fact_session (position BIGINT, session_key BIGINT, user_id BIGINT, recorded_at TIMESTAMP, what VARCHAR, source VARCHAR,
  surf_type VARCHAR, is_demo BOOLEAN, vessel_id BIGINT, rides INTEGER, not_a_ride INTEGER, missed_ride INTEGER,
  points INTEGER, bytes BIGINT, engine VARCHAR, device VARCHAR, import_millis INTEGER);
CREATE TABLE fact_vessel (position BIGINT, vessel_id BIGINT, user_id BIGINT, what VARCHAR, vessel_type VARCHAR);
CREATE TABLE fact_use (position BIGINT, user_id BIGINT, day DATE);
CREATE TABLE fact_refusal (position BIGINT, day DATE, format VARCHAR, reason VARCHAR);

CREATE TABLE people (user_id BIGINT, registered_at TIMESTAMP, counted_at TIMESTAMP, counted_month DATE, last_day DATE,
  has_username BOOLEAN, has_activation_key BOOLEAN, distance_unit VARCHAR, speed_unit VARCHAR,
  activities INTEGER, manual INTEGER, garmin INTEGER, strava INTEGER, shared INTEGER, ocean INTEGER, standing INTEGER,
  surfboard INTEGER, sup_board INTEGER, bodyboard INTEGER, foil INTEGER, surf_kayak INTEGER, sea_kayak INTEGER,
  whitewater_kayak INTEGER, surfski INTEGER, other_vessel INTEGER,
  first_upload_at TIMESTAMP, second_upload_at TIMESTAMP, first_rides_at TIMESTAMP, first_share_at TIMESTAMP);
CREATE TABLE sessions (session_key BIGINT, user_id BIGINT, uploaded_at TIMESTAMP, uploaded_month DATE, source VARCHAR,
  surf_type VARCHAR, vessel_type VARCHAR, is_public BOOLEAN, rides INTEGER, not_a_ride INTEGER, missed_ride INTEGER,
  points INTEGER, bytes BIGINT, engine VARCHAR, device VARCHAR, import_millis INTEGER);
CREATE VIEW days_of_use AS SELECT DISTINCT user_id, day FROM fact_use SEMI JOIN people USING (user_id);
CREATE VIEW refusals AS SELECT day, format, reason, count(*)::INTEGER AS uploads FROM fact_refusal GROUP BY ALL;
`,
  factsOf: () => ({}),
  derive: () => Promise.resolve(),
};
