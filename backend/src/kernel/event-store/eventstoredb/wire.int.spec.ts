import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openServer, REAL_SERVER } from './testing/open-eventstoredb-store.ts';
import { converse } from './testing/wire-conversation.ts';
import { WireRecorder } from './testing/wire-recorder.ts';
import { transcriptOf } from './testing/wire-transcript.ts';

/** Recorded with EventStoreDB 23.10.8: run with EVENTSTORE_URL of such a server and RECORD_WIRE=1 to record it anew. */
const RECORDED = new URL('./testing/wire-23.10.8.ndjson', import.meta.url);

async function transcript(): Promise<readonly unknown[]> {
  const server = await openServer();
  const { recorder, port } = await WireRecorder.before(server);
  const url = `esdb://127.0.0.1:${port}?tls=false`;
  const store = new EventStoreDbEventStore(url, { pollMs: 60_000 });
  const client = EventStoreDBClient.connectionString(url);
  const run = `-${randomUUID()}`;
  try {
    await converse(store, client, (name) => `${name}${run}`);
  } finally {
    await store.close();
    await client.dispose();
    recorder.stop();
    server.stop();
  }
  return transcriptOf(recorder.exchanges, run);
}

it('the server answers the adapter as the recorded EventStoreDB did', async () => {
  const said = await transcript();
  if (process.env['RECORD_WIRE'] && REAL_SERVER !== undefined) {
    await writeFile(RECORDED, said.map((exchange) => `${JSON.stringify(exchange)}\n`).join(''));
  }
  const recorded = (await readFile(RECORDED, 'utf8')).trim().split('\n');
  expect(said).toEqual(recorded.map((exchange) => JSON.parse(exchange) as unknown));
});
