-- Deletes the facts of erased people but the erasure itself, which later facts of theirs meet here again.
CREATE OR REPLACE TEMP TABLE erased AS
SELECT user_id FROM fact_person
WHERE what = 'erased' AND user_id IN (SELECT user_id FROM people_to_derive);

DELETE FROM fact_person WHERE user_id IN (SELECT user_id FROM erased) AND what <> 'erased';
DELETE FROM fact_session WHERE user_id IN (SELECT user_id FROM erased);
DELETE FROM fact_vessel WHERE user_id IN (SELECT user_id FROM erased);
DELETE FROM fact_use WHERE user_id IN (SELECT user_id FROM erased);
