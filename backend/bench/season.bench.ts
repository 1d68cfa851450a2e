/**
 * The season of a person with 500 and of one with 5,000 sessions at twelve spots: the first reading, as after every
 * change, and the next ones, in ms from the read tables to the text of the answer.
 */
import type { CommandBus } from '@nestjs/cqrs';
import { Random } from '@rideline/detection-engine';
import { percentile } from '../../scripts/bench/http/percentile.ts';
import type { DomainEvent, StoredEvent } from '../src/kernel/event-store/event-definition.ts';
import { PgDatabase } from '../src/platform/database/pg-database.ts';
import type { Projection } from '../src/kernel/projections/projection.ts';
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts';
import { activityStream } from '../src/modules/activities/events/activity-events.ts';
import { ridesAndTakeOffs } from '../src/modules/activities/events/take-offs.ts';
import { detectedFact, ride, uploadedFact } from '../test/support/sample-activity.ts';
import { SpotFinder } from '../src/modules/season/adapters/spot-finder.ts';
import { spotGrowth } from '../src/modules/season/adapters/spot-growth.ts';
import { anchorsText } from '../src/modules/season/events/anchors.ts';
import { spotsStream } from '../src/modules/season/events/spot-events.ts';
import { cellsOf } from '../src/modules/season/read/season/person-season.ts';
import { PersonSeasonQuery } from '../src/modules/season/read/season/person-season.query.ts';
import { seasonAnswer } from '../src/modules/season/read/season/season-answer.ts';
import type { CountedSession } from '../src/modules/season/read/counted-session.ts';
import { seasonSessionsProjection } from '../src/modules/season/read/season-sessions.projection.ts';
import { spotsProjection } from '../src/modules/season/read/spots.projection.ts';
import { seasonVesselsProjection } from '../src/modules/season/read/season-vessels.projection.ts';

const UNMEASURED = { of: () => Promise.resolve(new Map()), versionOf: () => Promise.resolve('') };
const NO_STATION = { of: (sessions: readonly unknown[]) => Promise.resolve(sessions.map(() => null)) };

/** Sessions, and the goal in ms. */
const PEOPLE: readonly (readonly [sessions: number, goal: number])[] = [
  [500, 60],
  [5_000, 250],
];
const SPOTS = 12;
const RIDES = 18;
const ROUNDS = 60;
const DAY_MS = 86_400_000;
const YEARS = { surfType: 'traveling_waves', period: { from: null, to: null } } as const;

let position = 0n;
const stored = (stream: string, fact: DomainEvent): StoredEvent => {
  position += 1n;
  const metadata = { actor: '1', correlation: 'bench', subject: '1' };
  const recordedAt = new Date();
  return { ...fact, id: String(position), stream, revision: 0n, position, recordedAt, metadata };
};

/** One session on each of the days before November 2026. */
function sessionEvents(owner: number, session: number, random: Random): readonly StoredEvent[] {
  const urlHash = `person${owner}session${session}`;
  const startTime = Date.UTC(2026, 10, 1, 16) - session * DAY_MS;
  // Half of the sessions are at the first spot.
  const spot = random.chance(0.5) ? 0 : Math.floor(random.between(1, SPOTS));
  const rides = Array.from({ length: RIDES }, (_, index) => ({
    ...ride(session * RIDES + index, {
      distance: random.between(40, 240),
      duration: random.between(5, 30),
      maxSpeed: random.between(15, 32),
    }),
    takeOff: {
      latitude: 37.594 + spot * 0.1 + random.normal() * 0.0003,
      longitude: -122.505 + random.normal() * 0.0003,
      heading: 90,
    },
  }));
  const uploaded = uploadedFact({ urlHash, owner, activityTime: new Date(startTime).toISOString() });
  const { data } = detectedFact();
  const recorded = { startTime, endTime: startTime + 5_400_000 };
  const detected = { type: 'RidesDetected', data: { ...data, recorded, ...ridesAndTakeOffs(rides) } };
  return [uploaded, detected].map((fact) => stored(activityStream(urlHash), fact));
}

const databaseOf = (url: string, projection: Projection) => {
  const options = encodeURIComponent(`-c search_path=read_${projection.name}`);
  return new PgDatabase({ url: `${url}?options=${options}`, maxConnections: 1 });
};

async function apply(url: string, projection: Projection, events: readonly StoredEvent[]): Promise<void> {
  const tables = databaseOf(url, projection);
  try {
    await projection.apply(events, tables);
  } finally {
    await tables.close();
  }
}

/** The events of the spots that a first reading of these sessions finds. */
async function spotEvents(own: PgDatabase, owner: number): Promise<readonly StoredEvent[]> {
  const rows = await own.query<{ counted: CountedSession }>(
    'SELECT counted FROM read_season_sessions.session WHERE owner = $1',
    [owner],
  );
  const cells = cellsOf(rows.map(({ counted }) => counted).toSorted((a, b) => a.start - b.start));
  return spotGrowth([...cells.values()], []).found.map((anchors, spotId) => {
    const data = { spotId, anchors: anchorsText(anchors), place: `Beach ${spotId}` };
    return stored(spotsStream(owner), { type: 'SpotFound', data });
  });
}

interface Reading {
  readonly millis: number;
  /** Milliseconds of processor time here, without Postgres. */
  readonly processor: number;
}

async function measure(seasons: () => PersonSeasonQuery, owner: number) {
  const [first, next]: [Reading[], Reading[]] = [[], []];
  const read = async (people: PersonSeasonQuery): Promise<Reading> => {
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    JSON.stringify(seasonAnswer(await people.of(owner), YEARS));
    const { user, system } = process.cpuUsage(cpu);
    return { millis: performance.now() - begun, processor: (user + system) / 1000 };
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = seasons();
    first.push(await read(people));
    next.push(await read(people));
  }
  return { first, next };
}

const summaryOf = (readings: readonly Reading[]) => {
  const [millis, processor] = [
    readings.map((reading) => reading.millis),
    readings.map((reading) => reading.processor),
  ].map((values) => percentile(values, 0.95)) as [number, number];
  return `${millis.toFixed(1)} (${processor.toFixed(1)})`;
};

const server = await startThrowawayPostgres({ durable: true });
const own = new PgDatabase({ url: server.url });
try {
  for (const { name, tables } of [seasonSessionsProjection, spotsProjection, seasonVesselsProjection]) {
    await own.query(
      `CREATE SCHEMA read_${name}; SET search_path TO read_${name}; ${tables} RESET search_path`,
    );
  }
  const rows = [];
  for (const [index, [sessions, goal]] of PEOPLE.entries()) {
    const owner = index + 1;
    const random = new Random(owner);
    const events = Array.from({ length: sessions }, (_, session) => sessionEvents(owner, session, random));
    await apply(server.url, seasonSessionsProjection, events.flat());
    await apply(server.url, spotsProjection, await spotEvents(own, owner));
    await own.query('VACUUM ANALYZE read_season_sessions.session');
    // Every spot is known, so nothing is recorded.
    const finder = new SpotFinder({} as CommandBus, { of: () => Promise.resolve([]) });
    const { first, next } = await measure(
      () => new PersonSeasonQuery(own, finder, NO_STATION, UNMEASURED),
      owner,
    );
    rows.push({
      sessions,
      'first reading, p95 ms (of processor)': summaryOf(first),
      'next, p95 ms (of processor)': summaryOf(next),
      'goal ms': goal,
    });
  }
  console.table(rows);
} finally {
  await own.close();
  await server.stop();
}
