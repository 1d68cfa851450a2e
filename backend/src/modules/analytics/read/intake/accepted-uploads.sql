-- Sessions a month and source, as far as they have not been deleted since.
SELECT
  strftime(month, '%Y-%m') AS month,
  source,
  count(*)::INTEGER AS people,
  sum(sessions)::INTEGER AS uploads
FROM (
  SELECT uploaded_month AS month, source, user_id, count(*) AS sessions
  FROM sessions
  WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
  GROUP BY uploaded_month, source, user_id
) AS by_person
GROUP BY by_person.month, source
ORDER BY by_person.month, source
