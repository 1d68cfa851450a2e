-- Refused files a month, by format and reason. Who sent them is not recorded.
SELECT
  strftime(month, '%Y-%m') AS month,
  format,
  reason,
  sum(uploads)::INTEGER AS uploads
FROM refusals
WHERE refusals.month BETWEEN $from::DATE AND $to::DATE
GROUP BY refusals.month, format, reason
ORDER BY refusals.month, uploads DESC, format, reason
