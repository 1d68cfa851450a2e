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
),
owners AS (
  SELECT source, up_to_bytes, user_id, count(import_millis) > 0 AS is_measured
  FROM sized
  GROUP BY source, up_to_bytes, user_id
),
counted AS (
  SELECT
    source,
    up_to_bytes,
    grouping(source) = 1 AS is_total,
    count(DISTINCT user_id) AS people,
    count(DISTINCT user_id) FILTER (is_measured) AS people_measured
  FROM owners
  GROUP BY GROUPING SETS ((source, up_to_bytes), ())
)
SELECT
  stored.source,
  stored.up_to_bytes::DOUBLE AS up_to_bytes,
  stored.is_total,
  people::INTEGER AS people,
  sessions::INTEGER AS sessions,
  coalesce(points, 0)::DOUBLE AS points,
  coalesce(bytes, 0)::DOUBLE AS bytes,
  people_measured::INTEGER AS people_measured,
  imports::INTEGER AS imports,
  round(millis[1])::INTEGER AS median_millis,
  round(millis[2])::INTEGER AS p95_millis,
  round(millis[3])::INTEGER AS p99_millis
FROM stored
JOIN counted
  ON stored.is_total = counted.is_total
  AND stored.source IS NOT DISTINCT FROM counted.source
  AND stored.up_to_bytes IS NOT DISTINCT FROM counted.up_to_bytes
ORDER BY stored.is_total, stored.source, stored.up_to_bytes
