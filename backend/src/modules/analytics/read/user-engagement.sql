-- Users with their living activities. Emails and usernames are not in this database: they are joined by user_id.
-- $users are ids with commas between them, or nothing for all users. The rows to show are found by id first: sorting
-- whole rows takes five times as long.
WITH ranked AS (
  SELECT
    user_id,
    CASE $sort
      WHEN 'user_id' THEN user_id
      WHEN 'total_activities' THEN activities
      WHEN 'manual_activities' THEN manual
      WHEN 'garmin_activities' THEN garmin
      WHEN 'strava_activities' THEN strava
      WHEN 'public_activities' THEN shared
      WHEN 'is_active' THEN CASE WHEN last_day >= $today::DATE - 90 THEN 1 ELSE 0 END
      WHEN 'created_at' THEN epoch_ms(registered_at)
    END * CASE $order WHEN 'desc' THEN -1 ELSE 1 END AS rank
  FROM people
  WHERE counted_at IS NOT NULL
    AND ($users = '' OR user_id IN (SELECT TRY_CAST(unnest(string_split($users, ',')) AS BIGINT)))
  ORDER BY rank NULLS LAST, user_id
  LIMIT $limit
)
SELECT
  user_id::DOUBLE AS user_id,
  activities AS total_activities,
  manual AS manual_activities,
  garmin AS garmin_activities,
  strava AS strava_activities,
  shared AS public_activities,
  coalesce(last_day >= $today::DATE - 90, false) AS is_active,
  strftime(registered_at, '%Y-%m-%dT%H:%M:%S.%gZ') AS created_at
FROM ranked
JOIN people USING (user_id)
ORDER BY rank NULLS LAST, ranked.user_id
