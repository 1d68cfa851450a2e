import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { shareOfRuns } from '../../detection-engine/test/share-of-runs.ts';
import { inTransaction } from '../src/kernel/checkpoints/checkpoints.ts';
import { Contributions } from '../src/kernel/contributions.ts';
import { EventCodec } from '../src/kernel/event-store/event-codec.ts';
import type {
  DomainEvent,
  EventDefinition,
  StoredEvent,
} from '../src/kernel/event-store/event-definition.ts';
import { createTables, dropTables, enterSchema } from '../src/kernel/projections/projection-tables.ts';
import type { Projection } from '../src/kernel/projections/projection.ts';
import { ActivityUploaded } from '../src/modules/activities/events/upload-events.ts';
import { LoadedSnapshot } from './support/loaded-snapshot.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { extreme } from './extreme-data.ts';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) });
const RUNS = shareOfRuns(60);

/** The id in stream names of a module, or of one of its event types: a number or a URL hash. */
const STREAMS: Readonly<Record<string, readonly string[]>> = {
  activities: ['activity-dawnPatrol', `activity-${'z'.repeat(22)}`],
  identity: ['account-1', `account-${2 ** 31}`],
  'detection-settings': ['settings-1', `settings-${Number.MAX_SAFE_INTEGER}`],
  vessels: ['vessels-1', `vessels-${2 ** 31}`],
  connections: ['connection-strava-1', `connection-garmin-${2 ** 31}`],
  'video-editor': ['activation-key-1', `activation-key-${2 ** 31}`],
  VideoAligned: ['videos-1', `videos-${2 ** 31}`],
  VideoForgotten: ['videos-1', `videos-${2 ** 31}`],
  season: ['spots-1', `spots-${2 ** 31}`],
  GoalsSet: ['goals-1', `goals-${2 ** 31}`],
  analytics: ['engagement-views-1', `engagement-views-${2 ** 31}`],
};

let app: AppUnderTest;
let events: fc.Arbitrary<readonly (DomainEvent & { readonly stream: string })[]>;
let projections: readonly Projection[];
let statistics: LoadedSnapshot;

beforeAll(async () => {
  app = await startApp();
  statistics = await LoadedSnapshot.open();
  const contributions = app.app.get(Contributions).all;
  projections = contributions.flatMap((contribution) => contribution.projections);
  const eventOf = (module: string, { type, data }: EventDefinition) =>
    fc.record({
      type: fc.constant(type),
      stream: fc.constantFrom(...(STREAMS[type] ?? STREAMS[module]!)),
      data: extreme(data),
    });
  const any = contributions.flatMap(({ module, events: definitions }) =>
    definitions.map((definition) => eventOf(module, definition)),
  );
  const uploads = fc.array(eventOf('activities', ActivityUploaded), { maxLength: 3 });
  const others = fc.array(fc.oneof(...any), { minLength: 1, maxLength: 60, size: 'max' });
  events = fc.tuple(uploads, others).map((parts) => parts.flat());
  await app.database.transaction(async (client) => {
    for (const projection of projections) await createTables(client, projection, 'next');
  });
});
afterAll(async () => {
  await app.database.transaction(async (client) => {
    for (const { name } of projections) await dropTables(client, name, 'next');
  });
  await statistics.remove();
  await app.stop();
});

/** Ids and URL hashes are unique. */
function asDrawn(event: DomainEvent & { readonly stream: string }, index: number) {
  const data = { ...(event.data as Record<string, unknown>) };
  const key = event.stream.slice(event.stream.lastIndexOf('-') + 1);
  if (event.type === 'ActivityUploaded') Object.assign(data, { urlHash: key, activityId: index + 1 });
  if ('userId' in data) data['userId'] = Number(key);
  return { ...event, data };
}

/** Encodes and decodes the events through the codec. */
async function recorded(
  facts: readonly (DomainEvent & { readonly stream: string })[],
): Promise<readonly StoredEvent[]> {
  const codec = app.app.get(EventCodec);
  const metadata = { actor: '1', correlation: 'extreme', subject: '1' };
  const encoded = await codec.encode(
    facts.map(({ type, data }) => ({ type, data })),
    metadata,
  );
  return codec.decode(
    encoded.map((event, index) => ({
      ...event,
      data: JSON.parse(JSON.stringify(event.data)) as typeof event.data,
      id: event.id ?? randomUUID(),
      stream: facts[index]!.stream,
      revision: BigInt(index),
      position: BigInt(index + 1),
      recordedAt: new Date('2026-06-01T15:00:00Z'),
    })),
  );
}

const ROLL_BACK = new Error('Rolled back');

async function apply(projection: Projection, page: readonly StoredEvent[]): Promise<void> {
  const consumed = page.filter(({ type }) => projection.consumes.includes(type));
  const attempt = app.database.transaction(async (client: PoolClient) => {
    await enterSchema(client, projection.name, 'next');
    await projection.apply(consumed, inTransaction(client));
    throw ROLL_BACK;
  });
  await attempt.catch((error: unknown) => {
    if (error !== ROLL_BACK) throw new Error(`${projection.name} cannot apply it`, { cause: error });
  });
}

describe('events of every type with extreme data', () => {
  it('are handled by every projection if their schemas accept them', async () => {
    const shapes = fc.asyncProperty(events, async (drawn) => {
      const page = await recorded(drawn.map(asDrawn));
      for (const projection of projections) await apply(projection, page);
      await statistics.loadEvents(page);
    });
    await fc.assert(shapes, { numRuns: RUNS });
    expect(projections.length).toBeGreaterThan(5);
  }, 300_000);
});
