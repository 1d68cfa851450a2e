-- People a month by the months in which they had a day of use:
-- new: the first such month; returning: also the month before; resurrected: an earlier month, not the one before;
-- dormant: the month before and not this one, which is not known before the month has ended.
WITH neighbours AS (
  SELECT month, before, after, count(*) AS people
  FROM months_of_use
  GROUP BY month, before, after
),
used AS (
  SELECT
    month,
    sum(people) FILTER (before IS NULL) AS new_people,
    sum(people) FILTER (before = month - INTERVAL 1 MONTH) AS returning_people,
    sum(people) FILTER (before < month - INTERVAL 1 MONTH) AS resurrected_people
  FROM neighbours
  GROUP BY month
),
paused AS (
  SELECT (month + INTERVAL 1 MONTH)::DATE AS month, sum(people) AS dormant_people
  FROM neighbours
  WHERE after IS NULL OR after > month + INTERVAL 1 MONTH
  GROUP BY month
),
months AS (
  SELECT unnest(generate_series(first, date_trunc('month', $today::DATE), INTERVAL 1 MONTH))::DATE AS month
  FROM (SELECT min(month) AS first FROM used)
  WHERE first IS NOT NULL
)
SELECT
  strftime(month, '%Y-%m') AS month,
  coalesce(new_people, 0)::INTEGER AS new_people,
  coalesce(returning_people, 0)::INTEGER AS returning_people,
  coalesce(resurrected_people, 0)::INTEGER AS resurrected_people,
  CASE WHEN month < date_trunc('month', $today::DATE) THEN coalesce(dormant_people, 0) END::INTEGER AS dormant_people
FROM months
LEFT JOIN used USING (month)
LEFT JOIN paused USING (month)
ORDER BY month
