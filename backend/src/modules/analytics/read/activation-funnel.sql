-- People who registered in these months: how many reached each step, and the median days it took them.
-- A step counts for itself: a person who shares without a second session is in one and not in the other.
WITH registrations AS (
  SELECT
    registered_at AS since,
    registered_at AS registered,
    counted_at AS verified,
    first_upload_at AS first_upload,
    first_rides_at AS first_rides,
    second_upload_at AS second_session,
    first_share_at AS shared
  FROM people
  WHERE registered_at >= timezone('UTC', timezone('America/Los_Angeles', $from::DATE::TIMESTAMP))
    AND registered_at < timezone('UTC', timezone('America/Los_Angeles', $to::DATE + INTERVAL 1 MONTH))
)
SELECT
  step,
  count(*)::INTEGER AS people,
  round(median(epoch(reached_at - since)) / 86400, 2)::DOUBLE AS median_days
FROM (
  UNPIVOT registrations
  ON registered, verified, first_upload, first_rides, second_session, shared
  INTO NAME step VALUE reached_at
)
GROUP BY step
