import { once } from 'node:events';
import { END, excludeSystemEvents, jsonEvent, type EventStoreDBClient } from '@eventstore/db-client';
import type { EventStore, NewEvent } from '../../event-store.ts';

/** An event with the same content in every run. */
const event = (number: number): NewEvent => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  type: 'SomethingHappened',
  schemaVersion: 1,
  data: { number, text: 'vågor 波 🏄🏽' },
  metadata: { actor: 'system', correlation: 'wire' },
});

const failed = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('The call should have failed')),
    (error: unknown) => error,
  );

/** Everything that the adapter says to a server, and two things that only an operator or a faulty client does. */
export async function converse(
  store: EventStore,
  client: EventStoreDBClient,
  nameOf: (name: string) => string,
): Promise<void> {
  const [kept, ended, hidden] = [nameOf('kept-波'), nameOf('ended'), nameOf('hidden')];
  await store.append(nameOf('first'), 'no_stream', [event(0)]);
  const before = await store.head();
  await store.append(kept, 'no_stream', [event(1), event(2)]);
  await store.append(kept, 'no_stream', [event(1), event(2)]);
  await store.append(kept, 1n, [event(3)]);
  await store.append(kept, 1n, [event(3)]);
  await store.append(kept, 'any', [event(4)]);
  await store.append(kept, 'stream_exists', [event(5)]);
  await failed(store.append(kept, 'no_stream', [event(6)]));
  await failed(store.append(kept, 0n, [event(6)]));
  await failed(store.append(kept, 9n, [event(6)]));
  await failed(store.append(nameOf('missing'), 3n, [event(6)]));
  await failed(store.append(nameOf('missing'), 'stream_exists', [event(6)]));

  await store.readStream(kept);
  await store.readStream(kept, { from: 3n });
  await store.readStream(kept, { from: 9n });
  await store.readStream(kept, { direction: 'backward', maxCount: 2 });
  await failed(store.readStream(nameOf('missing')));
  const page = await store.readAll({ after: before, maxCount: 2 });
  await store.readAll({ after: page.position, maxCount: 100 });

  await store.append(ended, 'no_stream', [event(7)]);
  await failed(store.tombstone(ended, 4n));
  await store.tombstone(ended, 0n);
  await store.tombstone(ended, 'any');
  await failed(store.append(ended, 'any', [event(8)]));
  await failed(store.append(ended, 0n, [event(8)]));
  await failed(store.readStream(ended));
  await store.tombstone(nameOf('never'), 'no_stream');

  await store.append(hidden, 'no_stream', [event(9), event(10)]);
  await client.deleteStream(hidden);
  await failed(store.readStream(hidden));
  await store.append(hidden, 'no_stream', [event(11)]);
  await store.readStream(hidden);

  const large = jsonEvent({ id: event(12).id, type: 'Large', data: { text: 'x'.repeat(1_100_000) } });
  const credentials = { username: 'admin', password: 'changeit' };
  await failed(client.appendToStream(nameOf('large'), [large], { credentials }));

  const live = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
  const delivered = once(live, 'data');
  await once(live, 'caughtUp');
  await store.append(kept, 'any', [event(13)]);
  await delivered;
  await live.unsubscribe();
}
