-- Refused files a month, by format and reason. Who sent them is not recorded.
SELECT
  strftime(day, '%Y-%m') AS month,
  format,
  reason,
  sum(uploads)::INTEGER AS uploads
FROM refusals
WHERE date_trunc('month', day) BETWEEN $from::DATE AND $to::DATE
GROUP BY ALL
ORDER BY month, uploads DESC, format, reason
