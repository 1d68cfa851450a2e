/** A number from 0 to 1 that follows from a row's number. */
const draw = (key: string, salt: number) => `((hash(${key}, ${salt}) % 1000003) / 1000003.0)`;

/** The value whose share of the draws contains this one: shares add up to 1, the last value takes the rest. */
function oneOf(drawn: string, shares: Readonly<Record<string, number>>): string {
  let sum = 0;
  const cases = Object.entries(shares).map(([value, share]) => {
    sum += share;
    return `WHEN ${drawn} < ${sum} THEN '${value}'`;
  });
  return `CASE ${cases.join(' ')} ELSE '${Object.keys(shares).at(-1)}' END`;
}

const SOURCES = oneOf(draw('n', 11), { MANUAL: 0.5, GARMIN: 0.31, STRAVA: 0.19 });
const SURF_TYPES = oneOf(draw('n', 12), { traveling_waves: 0.8, standing_waves: 0.2 });
const VESSEL_TYPES = oneOf(draw('n', 13), {
  surfboard: 0.45,
  whitewater_kayak: 0.13,
  sup_board: 0.12,
  foil: 0.08,
  bodyboard: 0.07,
  surf_kayak: 0.06,
  sea_kayak: 0.04,
  surfski: 0.03,
  other: 0.02,
});
const DEVICES = oneOf(draw('n', 14), { 'Garmin fenix': 0.4, 'Apple Watch': 0.3, COROS: 0.2, Suunto: 0.1 });

const SECONDS = 4 * 365 * 86_400;
/** Ever more people register during the four years before 2026-11. */
const REGISTERED = `(TIMESTAMP '2022-11-01' + to_seconds((${SECONDS} * pow(n / people.total, 0.55))::BIGINT))`;
const personAt = (owner: string) => REGISTERED.replaceAll('n /', `${owner} /`);
const UPLOADED = `(${personAt('owner')} + to_seconds(((${SECONDS} - epoch(${personAt('owner')} - TIMESTAMP '2022-11-01'))
  * ${draw('n', 15)})::BIGINT))`;

/** Made-up ids lie above those of accounts that register later. */
const FIRST_ID = 1_000_000;

/** Position before the made-up facts, whose last one is at 0: a real log goes on after them. */
export const beforeMadeUpFacts = (people: number) => BigInt(-60 * people - 20);

/**
 * Statements that fill the tables of facts with made-up people and five sessions for each, some of which are shared,
 * marked and deleted. The same number of people gives the same rows.
 */
export function madeUpFacts(people: number): string {
  const ofPeople = `${beforeMadeUpFacts(people)} + n * 10`;
  const ofSessions = `${beforeMadeUpFacts(people)} + ${people * 10} + n * 10`;
  const userId = (number: string) => `${FIRST_ID} + ${number}`;
  const persons = `(SELECT range AS n FROM range(1, ${people + 1})) person, (SELECT ${people}.0 AS total) people`;
  const sessions = `(
    SELECT range AS n, 1 + floor(${people} * pow(${draw('range', 16)}, 1.7))::BIGINT AS owner
    FROM range(1, ${5 * people + 1})) session, (SELECT ${people}.0 AS total) people`;
  const person = (what: string, value: string, share: number, salt: number, later: string) => `
INSERT INTO fact_person (position, user_id, recorded_at, what, value)
SELECT ${ofPeople} + ${salt}, ${userId('n')}, ${REGISTERED} + INTERVAL ${later}, '${what}', ${value} FROM ${persons}
WHERE ${draw('n', salt)} < ${share};`;
  const session = (columns: string, values: string, offset: number, share: number) => `
INSERT INTO fact_session (position, session_key, user_id, recorded_at, what, ${columns})
SELECT ${ofSessions} + ${offset}, n, ${userId('owner')}, ${UPLOADED} + INTERVAL ${offset} HOUR, ${values} FROM ${sessions}
WHERE ${draw('n', 30 + offset)} < ${share};`;
  return [
    person('registered', 'NULL', 1, 1, '0 HOUR'),
    person('proven', 'NULL', 0.92, 2, '1 HOUR'),
    person('username', 'NULL', 0.6, 3, '2 HOUR'),
    person('distance_unit', oneOf(draw('n', 17), { feet: 0.6, yards: 0.4 }), 0.35, 4, '3 HOUR'),
    person('speed_unit', oneOf(draw('n', 18), { mph: 0.8, 'm/s': 0.2 }), 0.35, 5, '3 HOUR'),
    person('activation_key', 'NULL', 0.2, 6, '4 HOUR'),
    person('erased', 'NULL', 0.02, 7, '900 HOUR'),
    session(
      'source, surf_type, is_demo, points, bytes, device, import_millis',
      `'uploaded', ${SOURCES}, ${SURF_TYPES}, false, 3600, 90000, ${DEVICES}, 40`,
      0,
      1,
    ),
    session('rides, engine', `'detected', (${draw('n', 19)} * 25)::INTEGER, '1.4.0'`, 1, 1),
    session('vessel_id', `'vessel', owner`, 2, 0.6),
    session('not_a_ride, missed_ride', `'marked', 1, 1`, 3, 0.04),
    session('rides', `'shared', NULL`, 4, 0.12),
    session('rides', `'deleted', NULL`, 9, 0.03),
    `INSERT INTO fact_vessel (position, vessel_id, user_id, what, vessel_type)
SELECT ${ofPeople} + 8, n, ${userId('n')}, 'described', ${VESSEL_TYPES} FROM ${persons};`,
    `INSERT INTO fact_use (position, user_id, day)
SELECT ${ofSessions}, ${userId('owner')}, ${UPLOADED}::DATE FROM ${sessions};`,
    `INSERT INTO fact_refusal (position, day, format, reason)
SELECT ${ofPeople}, ${REGISTERED}::DATE, 'gpx', 'no_positions' FROM ${persons} WHERE n % 50 = 0;`,
  ].join('\n');
}
