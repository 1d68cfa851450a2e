-- What sessions take, and how long imports took by source and size of the original.
-- The row without source and size is of all sessions.
WITH sized AS (
  SELECT
    *,
    CASE
      WHEN bytes <= 100000 THEN 100000
      WHEN bytes <= 1000000 THEN 1000000
      WHEN bytes <= 10000000 THEN 10000000
    END AS up_to_bytes
  FROM sessions
  WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
),
stored AS (
  SELECT
    source,
    up_to_bytes,
    grouping(source) = 1 AS is_total,
    count(*) AS sessions,
    sum(points) AS points,
    sum(bytes) AS bytes,
    count(import_millis) AS imports,
    quantile_cont(import_millis, [0.5, 0.95, 0.99]) AS millis
  FROM sized
  GROUP BY GROUPING SETS ((source, up_to_bytes), ())
)
SELECT
  source,
  up_to_bytes::DOUBLE AS up_to_bytes,
  sessions::INTEGER AS sessions,
  coalesce(points, 0)::DOUBLE AS points,
  coalesce(bytes, 0)::DOUBLE AS bytes,
  imports::INTEGER AS imports,
  round(millis[1])::INTEGER AS median_millis,
  round(millis[2])::INTEGER AS p95_millis,
  round(millis[3])::INTEGER AS p99_millis
FROM stored
ORDER BY is_total, source, up_to_bytes
