-- Activities by surf type.
SELECT surf_type, count
FROM (
  SELECT
    unnest(ARRAY['traveling_waves', 'standing_waves']) AS surf_type,
    unnest(ARRAY[sum(ocean), sum(standing)])::INTEGER AS count
  FROM people
  WHERE counted_at IS NOT NULL
) AS totals
WHERE count > 0
ORDER BY count DESC, surf_type
