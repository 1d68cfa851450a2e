import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient, StreamNotFoundError } from '@eventstore/db-client';
import { credentialsOf } from '../../../src/kernel/event-store/eventstoredb/esdb-connection.ts';

const POLL_MS = 100;
const IN_MEMORY = 400;

/**
 * Scavenges a real server and waits for its end.
 * @returns false if the server keeps its log in memory, which it cannot scavenge
 */
export async function scavenge(url: string): Promise<boolean> {
  const [, authority = ''] = /^[^/]+:\/\/(?:[^@/]+@)?([^/?]+)/.exec(url) ?? [];
  const protocol = /[?&]tls=false/i.test(url) ? 'http' : 'https';
  const { username = '', password = '' } = credentialsOf(url) ?? {};
  const started = await fetch(`${protocol}://${authority}/admin/scavenge`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
  });
  if (started.status === IN_MEMORY) return false;
  const [, id] = /ScavengeId: (\S+)/i.exec(await started.text()) ?? [];
  if (id === undefined) throw new Error(`No scavenge was started: ${started.status}`);
  const client = EventStoreDBClient.connectionString(url);
  try {
    while (!(await isOver(client, id))) await pause(POLL_MS);
  } finally {
    await client.dispose();
  }
  return true;
}

async function isOver(client: EventStoreDBClient, id: string): Promise<boolean> {
  try {
    for await (const { event } of client.readStream(`$scavenges-${id}`)) {
      if (event?.type === '$scavengeCompleted') return true;
    }
  } catch (error) {
    // Its stream begins a moment after the answer.
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return false;
}
