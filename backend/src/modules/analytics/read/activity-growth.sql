-- Activities a month: those uploaded in it, and all so far. Months without uploads are there.
WITH uploads AS (
  SELECT uploaded_month AS month, count(*) AS activities
  FROM sessions
  GROUP BY uploaded_month
),
bounds AS (
  SELECT min(month) AS first, greatest(max(month), date_trunc('month', $today::DATE)::DATE) AS last
  FROM uploads
),
months AS (
  SELECT unnest(generate_series(first, last, INTERVAL 1 MONTH))::DATE AS month
  FROM bounds
  WHERE first IS NOT NULL
)
SELECT
  strftime(month, '%Y-%m') AS month,
  sum(coalesce(activities, 0)) OVER (ORDER BY month)::INTEGER AS total_activities,
  coalesce(activities, 0)::INTEGER AS new_activities
FROM months
LEFT JOIN uploads USING (month)
ORDER BY month
