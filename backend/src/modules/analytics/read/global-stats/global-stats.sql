-- Users, their activities, and how many of these are public or came from each source.
SELECT
  (SELECT count(*) FROM people WHERE counted_at IS NOT NULL)::INTEGER AS total_users,
  count(*)::INTEGER AS total_activities,
  count(*) FILTER (is_public)::INTEGER AS total_public_activities,
  count(*) FILTER (source = 'MANUAL')::INTEGER AS total_manual_activities,
  count(*) FILTER (source = 'GARMIN')::INTEGER AS total_garmin_activities,
  count(*) FILTER (source = 'STRAVA')::INTEGER AS total_strava_activities
FROM sessions
