-- Users with their living activities. Emails and usernames are not in this database: they are joined by user_id.
-- $users are ids with commas between them, or nothing for all users.
WITH figures AS (
  SELECT
    user_id,
    activities AS total_activities,
    manual AS manual_activities,
    garmin AS garmin_activities,
    strava AS strava_activities,
    shared AS public_activities,
    coalesce(last_day >= $today::DATE - 90, false) AS is_active,
    registered_at AS created_at
  FROM people
  WHERE counted_at IS NOT NULL
    AND ($users = '' OR user_id IN (SELECT TRY_CAST(unnest(string_split($users, ',')) AS BIGINT)))
),
ranked AS (
  SELECT *,
    CASE $sort
      WHEN 'user_id' THEN user_id
      WHEN 'total_activities' THEN total_activities
      WHEN 'manual_activities' THEN manual_activities
      WHEN 'garmin_activities' THEN garmin_activities
      WHEN 'strava_activities' THEN strava_activities
      WHEN 'public_activities' THEN public_activities
      WHEN 'is_active' THEN is_active::BIGINT
      WHEN 'created_at' THEN epoch_ms(created_at)
    END * CASE $order WHEN 'desc' THEN -1 ELSE 1 END AS rank
  FROM figures
)
SELECT
  user_id::DOUBLE AS user_id,
  total_activities,
  manual_activities,
  garmin_activities,
  strava_activities,
  public_activities,
  is_active,
  strftime(created_at, '%Y-%m-%dT%H:%M:%S.%gZ') AS created_at
FROM ranked
ORDER BY rank NULLS LAST, ranked.user_id
LIMIT $limit
