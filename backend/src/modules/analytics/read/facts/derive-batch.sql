-- Derives people, sessions and months_of_use of the people in `batch` anew from all of their facts.
CREATE OR REPLACE TEMP TABLE person_states AS
SELECT
  user_id,
  min(recorded_at) FILTER (WHERE what = 'registered') AS registered_at,
  min(recorded_at) FILTER (WHERE what = 'proven') AS counted_at,
  count(*) FILTER (WHERE what = 'username') > 0 AS has_username,
  count(*) FILTER (WHERE what = 'activation_key') > 0 AS has_activation_key,
  coalesce(arg_max(value, position) FILTER (WHERE what = 'distance_unit'), 'meters') AS distance_unit,
  coalesce(arg_max(value, position) FILTER (WHERE what = 'speed_unit'), 'km/h') AS speed_unit,
  count(*) FILTER (WHERE what IN ('demo', 'erased')) = 0 AS is_analyzed
FROM fact_person
WHERE user_id IN (SELECT user_id FROM batch)
GROUP BY user_id;

CREATE OR REPLACE TEMP TABLE session_states AS
SELECT
  session_key,
  max(user_id) AS user_id,
  min(recorded_at) FILTER (WHERE what = 'uploaded') AS uploaded_at,
  max(source) AS source,
  arg_max(surf_type, position) AS surf_type,
  arg_max(vessel_id, position) AS vessel_id,
  coalesce(arg_max(what = 'shared', position) FILTER (WHERE what IN ('shared', 'unshared')), false) AS is_public,
  coalesce(arg_max(rides, position), 0) AS rides,
  coalesce(arg_max(not_a_ride, position), 0) AS not_a_ride,
  coalesce(arg_max(missed_ride, position), 0) AS missed_ride,
  max(points) AS points,
  max(bytes) AS bytes,
  arg_max(engine, position) AS engine,
  max(device) AS device,
  max(import_millis) AS import_millis,
  min(recorded_at) FILTER (WHERE rides > 0) AS first_rides_at,
  min(recorded_at) FILTER (WHERE what = 'shared') AS first_share_at,
  count(*) FILTER (WHERE what = 'deleted') = 0 AS is_living
FROM fact_session
WHERE user_id IN (SELECT user_id FROM batch)
GROUP BY session_key
HAVING NOT bool_or(is_demo);

DELETE FROM sessions WHERE user_id IN (SELECT user_id FROM batch);
INSERT INTO sessions
WITH vessels AS (
  SELECT vessel_id, arg_max(vessel_type, position) AS vessel_type
  FROM fact_vessel
  WHERE user_id IN (SELECT user_id FROM batch)
  GROUP BY vessel_id
  HAVING count(*) FILTER (WHERE what = 'deleted') = 0
)
SELECT
  session_key, user_id, uploaded_at,
  date_trunc('month', timezone('America/Los_Angeles', timezone('UTC', uploaded_at)))::DATE,
  source, surf_type, vessel_type, is_public, rides, not_a_ride, missed_ride, points, bytes, engine, device,
  import_millis
FROM session_states
JOIN person_states USING (user_id)
LEFT JOIN vessels USING (vessel_id)
WHERE is_living AND is_analyzed AND counted_at IS NOT NULL;

DELETE FROM people WHERE user_id IN (SELECT user_id FROM batch);
INSERT INTO people
WITH living AS (
  SELECT
    user_id,
    count(*) AS activities,
    count(*) FILTER (WHERE source = 'MANUAL') AS manual,
    count(*) FILTER (WHERE source = 'GARMIN') AS garmin,
    count(*) FILTER (WHERE source = 'STRAVA') AS strava,
    count(*) FILTER (WHERE is_public) AS shared,
    count(*) FILTER (WHERE surf_type = 'traveling_waves') AS ocean,
    count(*) FILTER (WHERE surf_type = 'standing_waves') AS standing,
    count(*) FILTER (WHERE vessel_type = 'surfboard') AS surfboard,
    count(*) FILTER (WHERE vessel_type = 'sup_board') AS sup_board,
    count(*) FILTER (WHERE vessel_type = 'bodyboard') AS bodyboard,
    count(*) FILTER (WHERE vessel_type = 'foil') AS foil,
    count(*) FILTER (WHERE vessel_type = 'surf_kayak') AS surf_kayak,
    count(*) FILTER (WHERE vessel_type = 'sea_kayak') AS sea_kayak,
    count(*) FILTER (WHERE vessel_type = 'whitewater_kayak') AS whitewater_kayak,
    count(*) FILTER (WHERE vessel_type = 'surfski') AS surfski,
    count(*) FILTER (WHERE vessel_type = 'other') AS other_vessel
  FROM sessions
  WHERE user_id IN (SELECT user_id FROM batch)
  GROUP BY user_id
), ever AS (
  SELECT
    user_id,
    min(uploaded_at, 2) AS uploads,
    min(first_rides_at) AS first_rides_at,
    min(first_share_at) AS first_share_at
  FROM session_states
  GROUP BY user_id
), used AS (
  SELECT user_id, max(day) AS last_day
  FROM fact_use
  WHERE user_id IN (SELECT user_id FROM batch)
  GROUP BY user_id
)
SELECT
  user_id, registered_at, counted_at,
  date_trunc('month', timezone('America/Los_Angeles', timezone('UTC', counted_at)))::DATE,
  last_day, has_username, has_activation_key, distance_unit, speed_unit,
  coalesce(activities, 0), coalesce(manual, 0), coalesce(garmin, 0), coalesce(strava, 0), coalesce(shared, 0),
  coalesce(ocean, 0), coalesce(standing, 0),
  coalesce(surfboard, 0), coalesce(sup_board, 0), coalesce(bodyboard, 0), coalesce(foil, 0), coalesce(surf_kayak, 0),
  coalesce(sea_kayak, 0), coalesce(whitewater_kayak, 0), coalesce(surfski, 0), coalesce(other_vessel, 0),
  uploads[1], uploads[2], first_rides_at, first_share_at
FROM person_states
LEFT JOIN living USING (user_id)
LEFT JOIN ever USING (user_id)
LEFT JOIN used USING (user_id)
WHERE is_analyzed;

DELETE FROM months_of_use WHERE user_id IN (SELECT user_id FROM batch);
INSERT INTO months_of_use
SELECT user_id, counted_month, month, lag(month) OVER months, lead(month) OVER months
FROM (
  SELECT DISTINCT user_id, date_trunc('month', day)::DATE AS month
  FROM fact_use
  WHERE user_id IN (SELECT user_id FROM batch)
) AS used
JOIN people USING (user_id)
WHERE counted_at IS NOT NULL AND month >= counted_month
WINDOW months AS (PARTITION BY user_id ORDER BY month);

DROP TABLE temp.person_states;
DROP TABLE temp.session_states;
DROP TABLE temp.batch;
