-- Sessions without rides, and people's corrections, by version of the engine and by family of devices.
SELECT
  CASE WHEN grouping(engine) = 0 THEN 'engine' ELSE 'device' END AS breakdown,
  CASE WHEN grouping(engine) = 0 THEN engine ELSE device END AS name,
  count(DISTINCT user_id)::INTEGER AS people,
  count(*)::INTEGER AS sessions,
  count(*) FILTER (rides = 0)::INTEGER AS without_rides,
  sum(rides)::INTEGER AS rides,
  sum(not_a_ride)::INTEGER AS not_a_ride,
  sum(missed_ride)::INTEGER AS missed_ride
FROM sessions
WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY GROUPING SETS ((engine), (device))
ORDER BY breakdown, sessions DESC, name
