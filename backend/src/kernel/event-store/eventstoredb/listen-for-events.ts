import { END, excludeSystemEvents } from '@eventstore/db-client';
import type { Listening } from '../subscribing/wake-ups.ts';
import type { EsdbConnection } from './esdb-connection.ts';

/**
 * One live subscription that hears each new event; the store's subscriptions then read the events. The client does not
 * resubscribe.
 */
export const listenForEvents =
  (connection: EsdbConnection) =>
  async ({ ended, lost, began, heard }: Listening): Promise<void> => {
    const subscription = connection.client.subscribeToAll({
      fromPosition: END,
      filter: excludeSystemEvents(),
    });
    subscription.on('error', lost);
    subscription.on('close', lost);
    subscription.on('confirmation', began);
    subscription.on('data', heard);
    await ended();
    subscription.destroy();
    // Rejects if the connection is already closed.
    subscription.unsubscribe().catch(() => undefined);
  };
