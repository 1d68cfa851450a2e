-- People by the month since which they count, and how many of them had a day of use in each month after. Only finished
-- months: a cohort of the current one has one row, without months_since.
WITH cohorts AS (
  SELECT counted_month AS cohort, count(*) AS size
  FROM people
  WHERE counted_at IS NOT NULL
  GROUP BY counted_month
),
active AS (
  SELECT counted_month AS cohort, month, count(*) AS people
  FROM months_of_use
  GROUP BY counted_month, month
),
grid AS (
  SELECT cohort, size, unnest(generate_series(cohort, $today::DATE, INTERVAL 1 MONTH))::DATE AS month
  FROM cohorts
)
SELECT
  strftime(cohort, '%Y-%m') AS start,
  size::INTEGER AS size,
  CASE WHEN month < date_trunc('month', $today::DATE) THEN datediff('month', cohort, month) END::INTEGER
    AS months_since,
  coalesce(people, 0)::INTEGER AS people
FROM grid
LEFT JOIN active USING (cohort, month)
WHERE month < date_trunc('month', $today::DATE) OR month = cohort
ORDER BY cohort, months_since
