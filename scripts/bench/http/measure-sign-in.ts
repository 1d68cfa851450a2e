import { hash, verify } from '@node-rs/argon2';
import { KeepAliveClient } from './keep-alive-client.ts';
import { percentile } from '../percentile.ts';
import { type FreshApp, PASSWORD, Person } from './person.ts';
import type { Figure } from '../table.ts';

const CONNECTIONS = 20;
const TURNS = 15;
/** Rounds of all connections before measuring, as warm-up. */
const WARM_UP = 2;
/** The server's parameters (identity/adapters/passwords.ts). */
const ARGON2ID = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/** Runs each work repeatedly and in parallel; returns durations in ms. */
async function inTurns(everybody: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    everybody.map(async (work) => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

/** Logins on one connection per person, and the password hash alone equally often. */
export async function measureSignIn(app: FreshApp, domain: string): Promise<Figure[]> {
  const emails = Array.from({ length: CONNECTIONS }, (_, number) => `person-${number}@${domain}`);
  for (const email of emails) await Person.signUp(app, email);
  const url = new URL(`${app.url}/api/token`);
  const clients = await Promise.all(
    emails.map((username) =>
      KeepAliveClient.open(url, { form: new URLSearchParams({ username, password: PASSWORD }) }),
    ),
  );
  const signIns = clients.map((client) => async () => {
    const { status } = await client.ask();
    if (status !== 200) throw new Error(`Signing in answered ${status}`);
  });
  for (let round = 0; round < WARM_UP; round += 1) await inTurns(signIns);
  const kept = await hash(PASSWORD, ARGON2ID);
  const alone = percentile(await inTurns(emails.map(() => () => verify(kept, PASSWORD))), 0.95);
  const signedIn = percentile(await inTurns(signIns), 0.95);
  for (const client of clients) client.close();
  return [
    { what: `sign-in on ${CONNECTIONS} connections, p95`, measured: signedIn, unit: 'ms', goal: 150 },
    { what: 'sign-in beside the hash alone, p95', measured: signedIn / alone, unit: 'x', goal: 1.5 },
  ];
}
