import { jest } from '@jest/globals';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { AppUnderTest } from './app-under-test.ts';

/** Lets the next append to a connection fail; others, such as a day of use in the background, go on. */
export function dieAtConnectionEvent({ app }: AppUnderTest): void {
  const store = app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let isDead = false;
  jest.spyOn(store, 'append').mockImplementation((stream, expected, events) => {
    if (isDead || !stream.startsWith('connection-')) return append(stream, expected, events);
    isDead = true;
    return Promise.reject(new Error('The process died'));
  });
}
