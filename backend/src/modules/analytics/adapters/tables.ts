import { createLoaded, SOURCES } from './sources.ts';

export const CREATE_TABLES = `
${SOURCES.map(createLoaded).join('')}
-- People whose rows in the tables below are older than what is loaded, and those of them who are next.
CREATE TABLE waiting (user_id BIGINT);
CREATE TABLE changed (user_id BIGINT);
CREATE VIEW changed_person AS FROM loaded_person WHERE user_id IN (FROM changed);
CREATE VIEW changed_session AS
SELECT owner AS user_id, * EXCLUDE (owner) FROM loaded_session WHERE owner IN (FROM changed);

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
`;

/** Brings the rows of some people up to date. */
export const DERIVE = `
-- Some people at a time, so that the memory they need does not grow with the community.
INSERT INTO changed SELECT DISTINCT user_id FROM waiting ORDER BY user_id LIMIT 100_000;

-- Rows of erased people go; a session whose owner is unknown is one of theirs.
DELETE FROM loaded_person WHERE is_erased;
DELETE FROM loaded_session
WHERE owner IN (FROM changed) AND owner NOT IN (SELECT user_id FROM loaded_person);

-- In this order: changed_people counts sessions, changed_months_of_use reads people.
DELETE FROM sessions WHERE user_id IN (FROM changed);
INSERT INTO sessions FROM changed_sessions;

DELETE FROM people WHERE user_id IN (FROM changed);
INSERT INTO people FROM changed_people;

DELETE FROM months_of_use WHERE user_id IN (FROM changed);
INSERT INTO months_of_use FROM changed_months_of_use;

DELETE FROM waiting WHERE user_id IN (FROM changed);
TRUNCATE changed;
`;
