-- What sessions take, and how long imports took by source and size of the original.
-- The row without source and size is of all sessions.
SELECT
  source,
  up_to_bytes::DOUBLE AS up_to_bytes,
  grouping(source) = 1 AS is_total,
  count(DISTINCT user_id)::INTEGER AS people,
  count(*)::INTEGER AS sessions,
  coalesce(sum(points), 0)::DOUBLE AS points,
  coalesce(sum(bytes), 0)::DOUBLE AS bytes,
  count(DISTINCT user_id) FILTER (import_millis IS NOT NULL)::INTEGER AS people_measured,
  count(import_millis)::INTEGER AS imports,
  round(quantile_cont(import_millis, 0.5))::INTEGER AS median_millis,
  round(quantile_cont(import_millis, 0.95))::INTEGER AS p95_millis,
  round(quantile_cont(import_millis, 0.99))::INTEGER AS p99_millis
FROM (
  SELECT
    *,
    CASE
      WHEN bytes <= 100000 THEN 100000
      WHEN bytes <= 1000000 THEN 1000000
      WHEN bytes <= 10000000 THEN 10000000
    END AS up_to_bytes
  FROM sessions
  WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
)
GROUP BY GROUPING SETS ((source, up_to_bytes), ())
ORDER BY is_total, source, up_to_bytes
