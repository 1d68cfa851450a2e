-- Syncs and analyses that failed at a service, by reason, and of how many people.
SELECT
  service,
  reason,
  count(DISTINCT user_id)::INTEGER AS people,
  count(*)::INTEGER AS failures
FROM sync_failures
WHERE date_trunc('month', day) BETWEEN $from::DATE AND $to::DATE
GROUP BY ALL
ORDER BY failures DESC, service, reason
