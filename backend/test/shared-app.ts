import { randomBytes } from 'node:crypto';
import type { Served } from './app-under-test.ts';
import { mailedToken } from './mailed-token.ts';
import { joinWith, type Person } from './person.ts';
import { SHARED_APP_OFFER } from './shared-app-offer.ts';

/** The built app in a process of its own, which all specs of a run share: each has people of its own. */
export interface SharedApp extends Served {
  readonly dataDir: string;
}

export async function sharedApp(): Promise<SharedApp> {
  const answer = await fetch(process.env[SHARED_APP_OFFER]!);
  if (!answer.ok) throw new Error(`The shared app did not start: ${await answer.text()}`);
  return (await answer.json()) as SharedApp;
}

/** A name that nobody of the run has, also good as a username. */
export const unusedName = (name: string): string => `${name}_${randomBytes(4).toString('hex')}`;

/** A new person with an email of their own. */
export function newPerson(app: SharedApp): Promise<Person> {
  const email = `${unusedName('surfer')}@surf.example`;
  return joinWith(app, email, 'correct horse', () => mailedToken(app.dataDir, email));
}
