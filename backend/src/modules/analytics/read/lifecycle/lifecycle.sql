-- People a month, quarter or year ($interval) by the ones in which they had a day of use:
-- new: the first such interval; returning: also the one before; resurrected: an earlier one, not the one before;
-- dormant: the one before and not this one, which is not known before the interval has ended.
WITH step AS (
  SELECT
    CASE $interval WHEN 'month' THEN INTERVAL 1 MONTH WHEN 'quarter' THEN INTERVAL 3 MONTH ELSE INTERVAL 1 YEAR END
      AS length
),
neighbours AS (
  -- Of a person's months in an interval, the first has the interval before, the last the one after.
  SELECT
    date_trunc($interval, month)::DATE AS start,
    date_trunc($interval, before)::DATE AS before,
    date_trunc($interval, after)::DATE AS after,
    sum(people) AS people
  FROM (SELECT month, before, after, count(*) AS people FROM months_of_use GROUP BY month, before, after)
  GROUP BY ALL
),
used AS (
  SELECT
    start,
    sum(people) FILTER (before IS NULL) AS new_people,
    sum(people) FILTER (before = start - length) AS returning_people,
    sum(people) FILTER (before < start - length) AS resurrected_people
  FROM neighbours, step
  WHERE before IS NULL OR before < start
  GROUP BY start
),
paused AS (
  SELECT (start + length)::DATE AS start, sum(people) AS dormant_people
  FROM neighbours, step
  WHERE after IS NULL OR after > start + length
  GROUP BY ALL
),
intervals AS (
  SELECT unnest(generate_series(first, date_trunc($interval, $today::DATE), length))::DATE AS start
  FROM (SELECT min(start) AS first FROM used), step
  WHERE first IS NOT NULL
)
SELECT
  strftime(start, '%Y-%m') AS start,
  coalesce(new_people, 0)::INTEGER AS new_people,
  coalesce(returning_people, 0)::INTEGER AS returning_people,
  coalesce(resurrected_people, 0)::INTEGER AS resurrected_people,
  CASE WHEN start < date_trunc($interval, $today::DATE) THEN coalesce(dormant_people, 0) END::INTEGER
    AS dormant_people
FROM intervals
LEFT JOIN used USING (start)
LEFT JOIN paused USING (start)
ORDER BY start
