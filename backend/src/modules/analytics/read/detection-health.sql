-- Sessions without rides, and people's corrections, by version of the engine and by family of devices.
SELECT
  CASE WHEN grouping(engine) = 0 THEN 'engine' ELSE 'device' END AS breakdown,
  CASE WHEN grouping(engine) = 0 THEN engine ELSE device END AS name,
  count(*)::INTEGER AS sessions,
  count_if(rides = 0)::INTEGER AS without_rides,
  sum(sessions.rides)::INTEGER AS rides,
  sum(sessions.not_a_ride)::INTEGER AS not_a_ride,
  sum(sessions.missed_ride)::INTEGER AS missed_ride
FROM sessions
WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY GROUPING SETS ((engine), (device))
ORDER BY breakdown, count(*) DESC, name
