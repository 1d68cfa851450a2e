-- Some people at a time, so that the memory they need does not grow with the community.
INSERT INTO changed SELECT DISTINCT user_id FROM waiting ORDER BY user_id LIMIT 100_000;

-- Rows of erased people go; a session whose owner is unknown is one of theirs.
DELETE FROM loaded_person WHERE is_erased;
DELETE FROM loaded_session
WHERE user_id IN (FROM changed) AND user_id NOT IN (SELECT user_id FROM loaded_person);

-- In this order: changed_people counts sessions, changed_months_of_use reads people.
DELETE FROM sessions WHERE user_id IN (FROM changed);
INSERT INTO sessions FROM changed_sessions;

DELETE FROM people WHERE user_id IN (FROM changed);
INSERT INTO people FROM changed_people;

DELETE FROM months_of_use WHERE user_id IN (FROM changed);
INSERT INTO months_of_use FROM changed_months_of_use;

DELETE FROM waiting WHERE user_id IN (FROM changed);
TRUNCATE changed;
