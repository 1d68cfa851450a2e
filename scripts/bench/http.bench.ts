/** Response times of the built app over HTTP, in a fresh data folder with a durable database. */
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../lib/paths.mjs';
import { startFreshApp } from '../start/fresh-app.mjs';
import { measureActivity } from './http/measure-activity.ts';
import { measureHealth } from './http/measure-health.ts';
import { measureLanding } from './http/measure-landing.ts';
import { measureList } from './http/measure-list.ts';
import { measureSignIn } from './http/measure-sign-in.ts';
import { measureAccountLeak } from './http/measure-account-leak.ts';
import { measureUploads } from './http/measure-uploads.ts';
import { Person } from './http/person.ts';
import { printFigures } from './table.ts';

const watch = pathToFileURL(fromRoot('scripts/bench/http/watch-event-loop.mjs')).href;
const app = await startFreshApp({
  settings: { LOG_LEVEL: 'warn', GUESS_LIMIT_FACTOR: '1000', RATE_LIMIT_FACTOR: '1000' },
  nodeArguments: [`--import=${watch}`],
});
try {
  const landing = await measureLanding(app);
  const health = await measureHealth(app);
  const signIn = await measureSignIn(app, 'often.example');
  const accountLeak = await measureAccountLeak(app);
  const uploads = await measureUploads(app, await Person.signUp(app, 'two-hours@example.org'));
  const activity = await measureActivity(app, await Person.signUp(app, 'ten-thousand@example.org'));
  const list = await measureList(app, await Person.signUp(app, 'a-thousand@example.org'));
  console.log('');
  printFigures([...uploads, ...activity, ...list, ...health, ...signIn, ...accountLeak, ...landing]);
} finally {
  await app.stop();
}
