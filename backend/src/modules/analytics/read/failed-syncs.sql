-- Syncs and analyses that failed at a service, by reason.
SELECT
  service,
  reason,
  sum(failures)::INTEGER AS failures
FROM sync_failures
WHERE month BETWEEN $from::DATE AND $to::DATE
GROUP BY ALL
ORDER BY sum(failures) DESC, service, reason
