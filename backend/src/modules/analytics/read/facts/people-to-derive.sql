-- People with facts after a position, numbered.
CREATE OR REPLACE TEMP TABLE people_to_derive AS
SELECT user_id, row_number() OVER (ORDER BY user_id) AS number
FROM (
  SELECT user_id FROM fact_person WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_session WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_vessel WHERE position > $after::BIGINT
  UNION
  SELECT user_id FROM fact_use WHERE position > $after::BIGINT
);
