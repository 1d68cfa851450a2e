-- One row per person that is neither erased nor the demo account. counted_at: email verified or Google linked, NULL
-- before. Counts are of living sessions; first_* and second_* include deleted ones. Months are Pacific.
CREATE TABLE people (
  user_id BIGINT,
  registered_at TIMESTAMP,
  counted_at TIMESTAMP,
  counted_month DATE,
  last_day DATE,
  has_username BOOLEAN,
  has_activation_key BOOLEAN,
  distance_unit VARCHAR,
  speed_unit VARCHAR,
  activities INTEGER,
  manual INTEGER,
  garmin INTEGER,
  strava INTEGER,
  shared INTEGER,
  ocean INTEGER,
  standing INTEGER,
  surfboard INTEGER,
  sup_board INTEGER,
  bodyboard INTEGER,
  foil INTEGER,
  surf_kayak INTEGER,
  sea_kayak INTEGER,
  whitewater_kayak INTEGER,
  surfski INTEGER,
  other_vessel INTEGER,
  first_upload_at TIMESTAMP,
  second_upload_at TIMESTAMP,
  first_rides_at TIMESTAMP,
  first_share_at TIMESTAMP
);

-- One row per living session of a counted person, demo sessions excluded. vessel_type is the vessel's type now, NULL
-- without a vessel and for a deleted one. rides is the number found by the latest detection.
CREATE TABLE sessions (
  session_key BIGINT,
  user_id BIGINT,
  uploaded_at TIMESTAMP,
  uploaded_month DATE,
  source VARCHAR,
  surf_type VARCHAR,
  vessel_type VARCHAR,
  is_public BOOLEAN,
  rides INTEGER,
  not_a_ride INTEGER,
  missed_ride INTEGER,
  points BIGINT,
  bytes BIGINT,
  engine VARCHAR,
  device VARCHAR,
  import_millis BIGINT
);

-- One row per month in which a counted person did something, from the month since which they count. before and after:
-- the nearest such months.
CREATE TABLE months_of_use (
  user_id BIGINT,
  counted_month DATE,
  month DATE,
  before DATE,
  after DATE
);

-- Uploads that were refused, without a person.
CREATE VIEW refusals AS
SELECT day, format, reason, count(*)::INTEGER AS uploads FROM fact_refusal GROUP BY day, format, reason;

-- Failed syncs of the people above.
CREATE VIEW sync_failures AS
SELECT user_id, day, service, reason FROM fact_sync_failure WHERE user_id IN (SELECT user_id FROM people);
