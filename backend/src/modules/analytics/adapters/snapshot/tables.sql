-- What is loaded from Postgres: one row per person, session and kind of refusal.
CREATE TABLE loaded_person (
  user_id BIGINT,
  is_erased BOOLEAN,
  is_demo BOOLEAN,
  registered_at TIMESTAMP,
  proven_at TIMESTAMP,
  proven_month DATE,
  first_uploads TIMESTAMP[],
  last_day DATE,
  months DATE[],
  has_username BOOLEAN,
  has_activation_key BOOLEAN,
  distance_unit VARCHAR,
  speed_unit VARCHAR,
  vessels MAP(VARCHAR, VARCHAR),
  failed_syncs MAP(VARCHAR, INTEGER)
);

CREATE TABLE loaded_session (
  activity_id BIGINT,
  user_id BIGINT,
  uploaded_month DATE,
  source VARCHAR,
  surf_type VARCHAR,
  is_demo BOOLEAN,
  is_deleted BOOLEAN,
  is_public BOOLEAN,
  vessel_id BIGINT,
  rides INTEGER,
  not_a_ride INTEGER,
  missed_ride INTEGER,
  points BIGINT,
  bytes BIGINT,
  engine VARCHAR,
  device VARCHAR,
  import_millis BIGINT,
  first_rides_at TIMESTAMP,
  first_share_at TIMESTAMP
);

CREATE TABLE loaded_refusal (name VARCHAR, month DATE, format VARCHAR, reason VARCHAR, uploads INTEGER);
