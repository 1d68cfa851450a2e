-- Users, their activities, and how many of these are public or came from each source.
SELECT
  count(*)::INTEGER AS total_users,
  coalesce(sum(activities), 0)::INTEGER AS total_activities,
  coalesce(sum(shared), 0)::INTEGER AS total_public_activities,
  coalesce(sum(manual), 0)::INTEGER AS total_manual_activities,
  coalesce(sum(garmin), 0)::INTEGER AS total_garmin_activities,
  coalesce(sum(strava), 0)::INTEGER AS total_strava_activities
FROM people
WHERE counted_at IS NOT NULL
