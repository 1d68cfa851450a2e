import { once } from 'node:events';
import type { FreshApp } from './person.ts';

/** The longest block of the app's event loop in ms during the work. */
export async function longestBlock(app: FreshApp, work: () => Promise<unknown>): Promise<number> {
  app.child.send('reset');
  await work();
  app.child.send('report');
  const [{ longestBlockMs }] = (await once(app.child, 'message')) as [{ longestBlockMs: number }];
  return longestBlockMs;
}
