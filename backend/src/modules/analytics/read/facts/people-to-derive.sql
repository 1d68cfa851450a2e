-- People with facts after a position, in batches of about 100,000 facts of sessions or as many people.
CREATE OR REPLACE TEMP TABLE people_to_derive AS
WITH changed AS (
  SELECT user_id FROM fact_person WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_session WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_vessel WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_use WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_sync_failure WHERE position > $after::BIGINT
), weighed AS (
  SELECT user_id, count(*) AS facts
  FROM fact_session
  WHERE user_id IN (SELECT user_id FROM changed)
  GROUP BY user_id
)
SELECT user_id, (sum(1 + coalesce(facts, 0)) OVER (ORDER BY user_id) // 100000)::INTEGER AS batch
FROM changed
LEFT JOIN weighed USING (user_id);
