-- Users by what they use: a source, surf type or kind of vessel counts when a living activity of theirs has it.
-- Units are counted by pair first: comparing the text of each person takes as long as everything else.
WITH units AS (
  SELECT distance_unit, speed_unit, count(*) AS people
  FROM people
  WHERE counted_at IS NOT NULL
  GROUP BY distance_unit, speed_unit
),
readers AS (
  SELECT
    coalesce(sum(people) FILTER (distance_unit = 'meters'), 0)::INTEGER AS users_meters_distance,
    coalesce(sum(people) FILTER (distance_unit = 'yards'), 0)::INTEGER AS users_yards_distance,
    coalesce(sum(people) FILTER (distance_unit = 'feet'), 0)::INTEGER AS users_feet_distance,
    coalesce(sum(people) FILTER (speed_unit = 'km/h'), 0)::INTEGER AS users_kmh_speed,
    coalesce(sum(people) FILTER (speed_unit = 'mph'), 0)::INTEGER AS users_mph_speed,
    coalesce(sum(people) FILTER (speed_unit = 'm/s'), 0)::INTEGER AS users_ms_speed,
    coalesce(sum(people) FILTER (speed_unit = 'kn'), 0)::INTEGER AS users_kn_speed
  FROM units
),
users AS (
  SELECT
    count(*)::INTEGER AS total_users,
    coalesce(count_if(last_day >= $today::DATE - 90), 0)::INTEGER AS active_users,
    coalesce(count_if(last_day IS NULL OR last_day < $today::DATE - 90), 0)::INTEGER AS inactive_users,
    coalesce(count_if(activities > 0), 0)::INTEGER AS users_with_activities,
    coalesce(count_if(shared > 0), 0)::INTEGER AS users_with_public_activities,
    coalesce(count_if(has_username), 0)::INTEGER AS users_with_username,
    coalesce(count_if(has_activation_key), 0)::INTEGER AS users_with_activation_key,
    coalesce(count_if(garmin > 0), 0)::INTEGER AS users_with_garmin_activities,
    coalesce(count_if(strava > 0), 0)::INTEGER AS users_with_strava_activities,
    coalesce(count_if(manual > 0), 0)::INTEGER AS users_with_manual_activities,
    coalesce(count_if(surf_kayak > 0), 0)::INTEGER AS users_with_surf_kayak,
    coalesce(count_if(sea_kayak > 0), 0)::INTEGER AS users_with_sea_kayak,
    coalesce(count_if(whitewater_kayak > 0), 0)::INTEGER AS users_with_whitewater_kayak,
    coalesce(count_if(surfboard > 0), 0)::INTEGER AS users_with_surfboard,
    coalesce(count_if(sup_board > 0), 0)::INTEGER AS users_with_standup_paddleboard,
    coalesce(count_if(foil > 0), 0)::INTEGER AS users_with_foil,
    coalesce(count_if(bodyboard > 0), 0)::INTEGER AS users_with_bodyboard,
    coalesce(count_if(surfski > 0), 0)::INTEGER AS users_with_surfski,
    coalesce(count_if(other_vessel > 0), 0)::INTEGER AS users_with_other_vessel,
    coalesce(count_if(ocean > 0), 0)::INTEGER AS users_with_ocean_surfing,
    coalesce(count_if(standing > 0), 0)::INTEGER AS users_with_standing_waves
  FROM people
  WHERE counted_at IS NOT NULL
)
SELECT users.*, readers.*
FROM users
CROSS JOIN readers
