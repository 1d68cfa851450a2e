import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { eventLogMigration } from '../../../kernel/event-store/postgres/event-log.migration.ts';
import { createTestDatabase } from '../../../kernel/testing/test-database.ts';
import type { ContractAnswers, Figures, Row } from './contract-answers.ts';

/** Users and sessions as of the whole log, each read from the events by subqueries. */
const VIEWS = `
CREATE VIEW account_event AS
SELECT substr(stream_id, 9)::bigint AS user_id, * FROM eventlog.events WHERE stream_id LIKE 'account-%';

CREATE VIEW users AS
SELECT user_id, recorded_at AS created_at,
  (SELECT min(p.recorded_at) FROM account_event p
   WHERE p.user_id = r.user_id AND p.type IN ('EmailVerified', 'GoogleLinked')) AS counted_at,
  (SELECT p.data FROM account_event p WHERE p.user_id = r.user_id AND p.type = 'PreferencesChosen'
   ORDER BY p.position DESC LIMIT 1) AS preferences,
  EXISTS (SELECT FROM account_event n WHERE n.user_id = r.user_id AND n.type = 'UsernameChosen') AS has_username,
  EXISTS (SELECT FROM eventlog.events k WHERE k.stream_id = 'activation-key-' || r.user_id) AS has_key,
  (SELECT max(CASE d.type WHEN 'AccountUsed' THEN (d.data->>'day')::date
     ELSE (d.recorded_at AT TIME ZONE 'America/Los_Angeles')::date END)
   FROM eventlog.events d
   WHERE d.meta->>'actor' = r.user_id::text AND d.data->>'askedBy' IS DISTINCT FROM 'redetection'
     AND d.type NOT IN ('UserRegistered', 'EmailVerificationRequested', 'RegistrationRepeated',
       'PasswordResetRequested', 'TimeZoneFound', 'SportFound', 'TrackCleanedAgain', 'AdminGranted',
       'AdminRevoked')) AS last_day
FROM account_event r
WHERE type = 'UserRegistered' AND user_id NOT IN
    (SELECT user_id FROM account_event WHERE type IN ('AccountErased', 'DemoAccountOpened'))
  AND user_id IN (SELECT user_id FROM account_event WHERE type IN ('EmailVerified', 'GoogleLinked'));

CREATE VIEW sessions AS
SELECT u.data->>'source' AS source,
  (SELECT t.data->>'surfType' FROM eventlog.events t
   WHERE t.stream_id = u.stream_id AND t.type IN ('ActivityUploaded', 'SurfTypeChanged')
   ORDER BY t.revision DESC LIMIT 1) AS surf_type, u.recorded_at AS uploaded_at,
  (u.data->>'owner')::bigint AS user_id,
  coalesce((SELECT s.type = 'ActivityShared' FROM eventlog.events s
    WHERE s.stream_id = u.stream_id AND s.type IN ('ActivityShared', 'ActivityUnshared')
    ORDER BY s.revision DESC LIMIT 1), false) AS is_public,
  (SELECT v.data->>'type' FROM eventlog.events v
   WHERE v.stream_id = 'vessels-' || (u.data->>'owner')
     AND v.data->>'vesselId' = (SELECT a.data->>'vesselId' FROM eventlog.events a
       WHERE a.stream_id = u.stream_id AND a.type = 'VesselAssigned' ORDER BY a.revision DESC LIMIT 1)
   ORDER BY v.revision DESC LIMIT 1) AS vessel_type
FROM eventlog.events u
WHERE u.type = 'ActivityUploaded' AND u.data->>'isDemo' = 'false'
  AND NOT EXISTS (SELECT FROM eventlog.events d WHERE d.stream_id = u.stream_id AND d.type = 'ActivityDeleted')
  AND (u.data->>'owner')::bigint IN (SELECT user_id FROM users);
`;

/** An event log to write histories into, times of recording included. */
export async function createHistoryDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase([eventLogMigration]);
  await database.query('ALTER TABLE eventlog.events DISABLE TRIGGER USER');
  await database.query(VIEWS);
  return database;
}

/** Replaces the log. */
export async function writeHistory(database: TestDatabase, events: readonly StoredEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    position: String(event.position),
    stream_id: event.stream,
    revision: String(event.revision),
    event_id: event.id,
    type: event.type,
    schema_version: 1,
    data: event.data,
    meta: event.metadata,
    recorded_at: event.recordedAt,
  }));
  await database.query('TRUNCATE eventlog.events');
  await database.query(
    `INSERT INTO eventlog.events SELECT * FROM json_populate_recordset(NULL::eventlog.events, $1)`,
    [JSON.stringify(rows)],
  );
}

const having = (condition: string) =>
  `count(*) FILTER (WHERE user_id IN (SELECT user_id FROM sessions WHERE ${condition}))`;
const unit = (field: string, standard: string, value: string) =>
  `count(*) FILTER (WHERE coalesce(preferences->>'${field}', '${standard}') = '${value}')`;

/** Column of the answer and the expression that counts its users. */
const USER_STATS = {
  active_users: `count(*) FILTER (WHERE last_day >= $1::date - 90)`,
  inactive_users: `count(*) FILTER (WHERE last_day IS NULL OR last_day < $1::date - 90)`,
  users_with_activities: having('true'),
  users_with_public_activities: having('is_public'),
  users_with_username: 'count(*) FILTER (WHERE has_username)',
  users_with_activation_key: 'count(*) FILTER (WHERE has_key)',
  users_with_garmin_activities: having(`source = 'GARMIN'`),
  users_with_strava_activities: having(`source = 'STRAVA'`),
  users_with_manual_activities: having(`source = 'MANUAL'`),
  users_with_surf_kayak: having(`vessel_type = 'surf_kayak'`),
  users_with_sea_kayak: having(`vessel_type = 'sea_kayak'`),
  users_with_whitewater_kayak: having(`vessel_type = 'whitewater_kayak'`),
  users_with_surfboard: having(`vessel_type = 'surfboard'`),
  users_with_standup_paddleboard: having(`vessel_type = 'sup_board'`),
  users_with_foil: having(`vessel_type = 'foil'`),
  users_with_bodyboard: having(`vessel_type = 'bodyboard'`),
  users_with_surfski: having(`vessel_type = 'surfski'`),
  users_with_other_vessel: having(`vessel_type = 'other'`),
  users_with_ocean_surfing: having(`surf_type = 'traveling_waves'`),
  users_with_standing_waves: having(`surf_type = 'standing_waves'`),
  users_meters_distance: unit('distanceUnit', 'meters', 'meters'),
  users_yards_distance: unit('distanceUnit', 'meters', 'yards'),
  users_feet_distance: unit('distanceUnit', 'meters', 'feet'),
  users_kmh_speed: unit('speedUnit', 'km/h', 'km/h'),
  users_mph_speed: unit('speedUnit', 'km/h', 'mph'),
  users_ms_speed: unit('speedUnit', 'km/h', 'm/s'),
  users_kn_speed: unit('speedUnit', 'km/h', 'kn'),
};

const SHARE = (count: string, total: string) =>
  `coalesce(round(100.0 * ${count} / nullif(${total}, 0)), 0)::int`;

const growth = (table: string, time: string, what: string) => `
WITH dated AS (
  SELECT date_trunc('month', ${time} AT TIME ZONE 'America/Los_Angeles') AS month FROM ${table}
)
SELECT to_char(series.month, 'YYYY-MM') AS month,
  (SELECT count(*) FROM dated WHERE dated.month <= series.month)::int AS total_${what},
  (SELECT count(*) FROM dated WHERE dated.month = series.month)::int AS new_${what}
FROM generate_series((SELECT min(month) FROM dated),
  (SELECT greatest(max(month), date_trunc('month', $1::date::timestamp)) FROM dated), '1 month') AS series(month)
ORDER BY 1`;

const shares = (column: string) => `
SELECT ${column}, count(*)::int AS count, ${SHARE('count(*)', 'sum(count(*)) OVER ()')} AS percentage
FROM sessions WHERE ${column} IS NOT NULL GROUP BY ${column} ORDER BY count DESC, ${column} COLLATE "C"`;

const ENGAGEMENT = `
SELECT user_id::int, count(s.source)::int AS total_activities,
  (count(*) FILTER (WHERE source = 'MANUAL'))::int AS manual_activities,
  (count(*) FILTER (WHERE source = 'GARMIN'))::int AS garmin_activities,
  (count(*) FILTER (WHERE source = 'STRAVA'))::int AS strava_activities,
  (count(*) FILTER (WHERE is_public))::int AS public_activities,
  coalesce(last_day >= $1::date - 90, false) AS is_active,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at
FROM users LEFT JOIN sessions s USING (user_id)
GROUP BY user_id, last_day, users.created_at ORDER BY total_activities DESC, user_id`;

/** The statistics by SQL over the log. @param today YYYY-MM-DD */
export async function postgresAnswers(database: TestDatabase, today: string): Promise<ContractAnswers> {
  const rows = (sql: string) => database.query<Row>(sql, sql.includes('$1') ? [today] : []);
  const only = async (sql: string) => ((await rows(sql))[0] ?? {}) as Figures;
  const sources = ['manual', 'garmin', 'strava'].map(
    (source) =>
      `(count(*) FILTER (WHERE source = '${source.toUpperCase()}'))::int AS total_${source}_activities`,
  );
  const stats = Object.entries(USER_STATS).flatMap(([name, count]) => [
    `(${count})::int AS ${name}`,
    `${SHARE(count, 'count(*)')} AS ${name}_percentage`,
  ]);
  return {
    global: await only(`SELECT (SELECT count(*) FROM users)::int AS total_users,
      count(*)::int AS total_activities, (count(*) FILTER (WHERE is_public))::int AS total_public_activities,
      ${sources.join(', ')} FROM sessions`),
    userGrowth: await rows(growth('users', 'counted_at', 'users')),
    activityGrowth: await rows(growth('sessions', 'uploaded_at', 'activities')),
    surfVessels: await rows(shares('vessel_type')),
    surfTypes: await rows(shares('surf_type')),
    userStats: await only(`SELECT ${stats.join(', ')} FROM users`),
    engagement: await rows(ENGAGEMENT),
  };
}
