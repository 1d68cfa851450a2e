-- Users a month: those that count since this month, and all so far. Months without new users are there.
WITH arrivals AS (
  SELECT counted_month AS month, count(*) AS people
  FROM people
  WHERE counted_month IS NOT NULL
  GROUP BY counted_month
),
bounds AS (
  SELECT min(month) AS first, greatest(max(month), date_trunc('month', $today::DATE)::DATE) AS last
  FROM arrivals
),
months AS (
  SELECT unnest(generate_series(first, last, INTERVAL 1 MONTH))::DATE AS month
  FROM bounds
  WHERE first IS NOT NULL
)
SELECT
  strftime(month, '%Y-%m') AS month,
  sum(coalesce(people, 0)) OVER (ORDER BY month)::INTEGER AS total_users,
  coalesce(people, 0)::INTEGER AS new_users
FROM months
LEFT JOIN arrivals USING (month)
ORDER BY month
