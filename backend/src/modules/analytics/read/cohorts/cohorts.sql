-- People by the month, quarter or year ($interval) since which they count, and how many of them had a day of use in
-- each one after. Only finished intervals: a cohort of the current one has one row, without intervals_since.
WITH cohorts AS (
  SELECT date_trunc($interval, counted_month)::DATE AS cohort, count(*) AS size
  FROM people
  WHERE counted_at IS NOT NULL
  GROUP BY ALL
),
active AS (
  -- Of a person's months in an interval, the first one counts.
  SELECT
    date_trunc($interval, counted_month)::DATE AS cohort,
    date_trunc($interval, month)::DATE AS start,
    count(*) AS people
  FROM months_of_use
  WHERE before IS NULL OR date_trunc($interval, before) < date_trunc($interval, month)
  GROUP BY ALL
),
grid AS (
  SELECT
    cohort,
    size,
    unnest(generate_series(
      cohort,
      $today::DATE,
      CASE $interval WHEN 'month' THEN INTERVAL 1 MONTH WHEN 'quarter' THEN INTERVAL 3 MONTH ELSE INTERVAL 1 YEAR END
    ))::DATE AS start
  FROM cohorts
)
SELECT
  strftime(cohort, '%Y-%m') AS start,
  size::INTEGER AS size,
  CASE WHEN start < date_trunc($interval, $today::DATE) THEN datediff($interval, cohort, start) END::INTEGER
    AS intervals_since,
  coalesce(people, 0)::INTEGER AS people
FROM grid
LEFT JOIN active USING (cohort, start)
WHERE start < date_trunc($interval, $today::DATE) OR start = cohort
ORDER BY cohort, intervals_since
