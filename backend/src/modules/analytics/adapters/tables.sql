-- What is loaded from Postgres: one row per person, session and kind of refusal.
CREATE TABLE loaded_person (
  user_id BIGINT,
  is_erased BOOLEAN,
  is_demo BOOLEAN,
  registered_at TIMESTAMP,
  proven_at TIMESTAMP,
  proven_month DATE,
  first_uploads TIMESTAMP[],
  last_day DATE,
  months DATE[],
  has_username BOOLEAN,
  has_activation_key BOOLEAN,
  distance_unit VARCHAR,
  speed_unit VARCHAR,
  vessels MAP(VARCHAR, VARCHAR),
  failed_syncs MAP(VARCHAR, INTEGER)
);

CREATE TABLE loaded_session (
  activity_id BIGINT,
  user_id BIGINT,
  uploaded_month DATE,
  source VARCHAR,
  surf_type VARCHAR,
  is_demo BOOLEAN,
  is_deleted BOOLEAN,
  is_public BOOLEAN,
  vessel_id BIGINT,
  rides INTEGER,
  watch_waves INTEGER,
  watch_matched INTEGER,
  not_a_ride INTEGER,
  missed_ride INTEGER,
  points BIGINT,
  bytes BIGINT,
  engine VARCHAR,
  device VARCHAR,
  import_millis BIGINT,
  first_rides_at TIMESTAMP,
  first_share_at TIMESTAMP
);

CREATE TABLE loaded_refusal (name VARCHAR, month DATE, format VARCHAR, reason VARCHAR, uploads INTEGER);

-- People whose rows in the tables below are older than what is loaded, and those of them who are next.
CREATE TABLE waiting (user_id BIGINT);
CREATE TABLE changed (user_id BIGINT);
CREATE VIEW changed_person AS FROM loaded_person WHERE user_id IN (FROM changed);
CREATE VIEW changed_session AS FROM loaded_session WHERE user_id IN (FROM changed);

-- The tables that the questions read, and their rows of changed people. Months are Pacific, as their first day.

-- One row per living session of a counted person, demo sessions excluded. vessel_type is the vessel's type now, NULL
-- without a vessel and for a deleted one. rides is the number found by the latest detection; watch_waves is NULL where
-- no watch counted any, and watch_matched how many of them are rides.
CREATE VIEW changed_sessions AS
WITH vessels AS (
  SELECT vessel.key::BIGINT AS vessel_id, vessel.value AS vessel_type
  FROM (SELECT unnest(map_entries(vessels)) AS vessel FROM changed_person)
)
SELECT
  user_id, uploaded_month, source, surf_type, vessel_type, is_public, rides,
  watch_waves, watch_matched, not_a_ride, missed_ride, points, bytes,
  engine, device, import_millis
FROM changed_session AS session
JOIN changed_person AS person USING (user_id)
LEFT JOIN vessels USING (vessel_id)
WHERE NOT session.is_deleted AND NOT session.is_demo AND NOT person.is_demo AND proven_at IS NOT NULL;
CREATE TABLE sessions AS FROM changed_sessions;

-- One row per person that is neither erased nor the demo account. counted_at: email verified or Google linked, NULL
-- before. Counts are of living sessions; first_* and second_* include deleted ones.
CREATE VIEW changed_people AS
WITH living AS (
  SELECT
    user_id,
    count(*)::INTEGER AS activities,
    count_if(source = 'MANUAL')::INTEGER AS manual,
    count_if(source = 'GARMIN')::INTEGER AS garmin,
    count_if(source = 'STRAVA')::INTEGER AS strava,
    count_if(is_public)::INTEGER AS shared,
    count_if(surf_type = 'traveling_waves')::INTEGER AS ocean,
    count_if(surf_type = 'standing_waves')::INTEGER AS standing,
    count_if(vessel_type = 'surfboard')::INTEGER AS surfboard,
    count_if(vessel_type = 'sup_board')::INTEGER AS sup_board,
    count_if(vessel_type = 'bodyboard')::INTEGER AS bodyboard,
    count_if(vessel_type = 'foil')::INTEGER AS foil,
    count_if(vessel_type = 'surf_kayak')::INTEGER AS surf_kayak,
    count_if(vessel_type = 'sea_kayak')::INTEGER AS sea_kayak,
    count_if(vessel_type = 'whitewater_kayak')::INTEGER AS whitewater_kayak,
    count_if(vessel_type = 'surfski')::INTEGER AS surfski,
    count_if(vessel_type = 'other')::INTEGER AS other_vessel
  FROM sessions
  WHERE user_id IN (FROM changed)
  GROUP BY user_id
), ever AS (
  SELECT
    user_id,
    min(first_rides_at) AS first_rides_at,
    min(first_share_at) AS first_share_at
  FROM changed_session
  WHERE NOT is_demo
  GROUP BY user_id
)
SELECT
  user_id, registered_at,
  proven_at AS counted_at,
  proven_month AS counted_month,
  last_day, has_username, has_activation_key, distance_unit, speed_unit,
  coalesce(COLUMNS(living.* EXCLUDE (user_id)), 0),
  first_uploads[1] AS first_upload_at,
  first_uploads[2] AS second_upload_at,
  first_rides_at, first_share_at
FROM changed_person
LEFT JOIN living USING (user_id)
LEFT JOIN ever USING (user_id)
WHERE NOT is_demo;
CREATE TABLE people AS FROM changed_people;

-- One row per month in which a counted person did something, from the month since which they count.
CREATE VIEW changed_months_of_use AS
SELECT user_id, counted_month, month
FROM (SELECT user_id, unnest(months) AS month FROM changed_person)
JOIN people USING (user_id)
WHERE counted_at IS NOT NULL AND month >= counted_month;
CREATE TABLE months_of_use AS FROM changed_months_of_use;

-- Uploads that were refused, without a person.
CREATE VIEW refusals AS SELECT month, format, reason, uploads FROM loaded_refusal;

-- Failed syncs by person, month, service and reason.
CREATE VIEW sync_failures AS
SELECT
  user_id,
  split_part(failed.key, ' ', 1)::DATE AS month,
  split_part(failed.key, ' ', 2) AS service,
  split_part(failed.key, ' ', 3) AS reason,
  failed.value AS failures
FROM (SELECT user_id, unnest(map_entries(failed_syncs)) AS failed FROM loaded_person WHERE NOT is_demo);
