-- Waves that watches counted, and how many of them are rides, by family of devices.
SELECT
  device AS name,
  count(*)::INTEGER AS sessions,
  sum(watch_waves)::INTEGER AS waves,
  sum(sessions.rides)::INTEGER AS rides,
  sum(watch_matched)::INTEGER AS matched
FROM sessions
WHERE watch_waves > 0 AND uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY device
ORDER BY count(*) DESC, name
