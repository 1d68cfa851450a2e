-- Sessions without rides, and people's corrections, by version of the engine and by family of devices.
WITH by_person AS (
  SELECT
    user_id,
    engine,
    device,
    count(*) AS sessions,
    count(*) FILTER (rides = 0) AS without_rides,
    sum(rides) AS rides,
    sum(not_a_ride) AS not_a_ride,
    sum(missed_ride) AS missed_ride
  FROM sessions
  WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
  GROUP BY user_id, engine, device
)
SELECT
  CASE WHEN grouping(engine) = 0 THEN 'engine' ELSE 'device' END AS breakdown,
  CASE WHEN grouping(engine) = 0 THEN engine ELSE device END AS name,
  count(DISTINCT user_id)::INTEGER AS people,
  sum(by_person.sessions)::INTEGER AS sessions,
  sum(by_person.without_rides)::INTEGER AS without_rides,
  sum(by_person.rides)::INTEGER AS rides,
  sum(by_person.not_a_ride)::INTEGER AS not_a_ride,
  sum(by_person.missed_ride)::INTEGER AS missed_ride
FROM by_person
GROUP BY GROUPING SETS ((engine), (device))
ORDER BY breakdown, sessions DESC, name
