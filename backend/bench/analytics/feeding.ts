import { join } from 'node:path';
import {
  checkpointsMigration,
  deadLetterSlotsMigration,
} from '../../src/kernel/checkpoints/checkpoints.migration.ts';
import { subscriptionTools } from '../../src/kernel/checkpoints/subscription-tools.ts';
import { migrate } from '../../src/kernel/database/migrate.ts';
import type { PgDatabase } from '../../src/kernel/database/pg-database.ts';
import type { DomainEvent } from '../../src/kernel/event-store/event-definition.ts';
import { EventCatalog } from '../../src/kernel/event-store/event-catalog.ts';
import { EventCodec } from '../../src/kernel/event-store/event-codec.ts';
import { eventLogMigration } from '../../src/kernel/event-store/postgres/event-log.migration.ts';
import { PostgresEventStore } from '../../src/kernel/event-store/postgres/postgres-event-store.ts';
import { buildLocally } from '../../src/kernel/projections/local/build-locally.ts';
import { Keyring } from '../../src/kernel/sealing/keyring.ts';
import { subjectKeysMigration, SubjectKeys } from '../../src/kernel/sealing/subject-keys.ts';
import { activityEvents } from '../../src/modules/activities/events/activity-events.ts';
import { DuckDbProjection } from '../../src/modules/analytics/adapters/duckdb-projection.ts';
import { analyticsProjection } from '../../src/modules/analytics/read/facts/analytics.projection.ts';
import { accountEvents, accountStream } from '../../src/modules/identity/index.ts';
import { PEOPLE, recordSessions } from '../recorded-sessions.ts';
import { percentile } from './figures.ts';

const ROUNDS = 3;
const PAGE = 4_000;
const log = { info: () => undefined, warn: console.warn, error: console.error };

/** Builds a new file from a log of sessions with their edits, compared with paging through the same events. */
export async function measureFeeding(database: PgDatabase, folder: string, sessions: number): Promise<void> {
  await migrate(database, [
    eventLogMigration,
    checkpointsMigration,
    deadLetterSlotsMigration,
    subjectKeysMigration,
  ]);
  const store = new PostgresEventStore(database);
  const catalog = new EventCatalog();
  catalog.register(...activityEvents, ...accountEvents);
  const codec = new EventCodec(catalog, new SubjectKeys(database, new Keyring([new Uint8Array(32)])));
  const withoutKeys = new EventCodec(catalog, {
    forSealing: () => Promise.reject(new Error('Nothing is written')),
    forOpening: () => Promise.resolve(new Map()),
  });
  const tools = subscriptionTools({ store, decoder: withoutKeys, database, log });
  const projection = new DuckDbProjection(join(folder, 'fed'), analyticsProjection);
  try {
    const events = (await recordPeople(store, codec)) + (await recordSessions(store, codec, sessions));
    await database.query('VACUUM ANALYZE eventlog.events');
    const rates = { paging: [] as number[], feeding: [] as number[] };
    // The first round warms up connections, plans and the compiler.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const paging = await perSecond(events, () => pageThrough(store));
      const feeding = await perSecond(events, async () => {
        await buildLocally(tools, projection, { generation: round, fresh: true });
      });
      if (round === 0) continue;
      rates.paging.push(paging);
      rates.feeding.push(feeding);
    }
    const [paging, feeding] = [percentile(rates.paging, 0.5), percentile(rates.feeding, 0.5)];
    console.log(
      `\nFeeding from ${events.toLocaleString('en')} events, median of ${ROUNDS}; target 50,000 /s`,
    );
    console.table({
      'reading all events': { 'events/s': Math.round(paging), ratio: 1 },
      'into a new file, derived': {
        'events/s': Math.round(feeding),
        ratio: Number((feeding / paging).toFixed(2)),
      },
    });
  } finally {
    await projection.close();
    await tools.leases.close();
    await store.close();
  }
}

/** Registers the owners of the sessions with verified emails. */
async function recordPeople(store: PostgresEventStore, codec: EventCodec): Promise<number> {
  const registrationId = 'made-up';
  for (let userId = 1; userId <= PEOPLE; userId += 1) {
    const email = `surfer${userId}@rideline.example`;
    const facts: readonly DomainEvent[] = [
      { type: 'UserRegistered', data: { userId, email } },
      { type: 'EmailVerificationRequested', data: { registrationId, email } },
      { type: 'EmailVerified', data: { registrationId } },
    ];
    const person = String(userId);
    const sealed = await codec.encode(facts, { actor: person, correlation: 'bench', subject: person });
    await store.append(accountStream(userId), 'any', sealed);
  }
  return 3 * PEOPLE;
}

async function pageThrough(store: PostgresEventStore): Promise<void> {
  for (let after = 0n; ;) {
    const page = await store.readAll({ after, maxCount: PAGE });
    if (page.caughtUp) return;
    after = page.position;
  }
}

async function perSecond(events: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return events / ((performance.now() - started) / 1_000);
}
