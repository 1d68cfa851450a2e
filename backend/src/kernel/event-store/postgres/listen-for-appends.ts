import pg, { type Pool } from 'pg';
import type { Listening } from '../subscribing/wake-ups.ts';
import { WAKE_UP_CHANNEL } from './event-log.migration.ts';

export const listenForAppends =
  ({ options }: Pool) =>
  async ({ ended, lost, began, heard }: Listening): Promise<void> => {
    // The pool's password is not enumerable, so the spread omits it.
    const client = new pg.Client({ ...options, password: options.password, keepAlive: true });
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', heard);
    try {
      await client.connect();
      await client.query(`LISTEN ${WAKE_UP_CHANNEL}`);
      began();
      await ended();
    } catch {
      // Not connected: tried again with backoff; polling continues meanwhile.
    } finally {
      await client.end().catch(() => undefined);
    }
  };
