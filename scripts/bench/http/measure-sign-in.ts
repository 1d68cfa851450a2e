import { hash, verify } from '@node-rs/argon2';
import { percentile } from './percentile.ts';
import { type FreshApp, PASSWORD, Person } from './person.ts';
import type { Figure } from './table.ts';

const CONNECTIONS = 20;
const TURNS = 15;
/** As the server hashes (identity/adapters/passwords.ts). */
const ARGON2ID = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/** Everybody does the work again as soon as it is done; ms each. */
async function inTurns(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

/** Signing in on 20 connections, beside the password hash alone on as many, in the same run. */
export async function measureSignIn(app: FreshApp, email: string): Promise<Figure[]> {
  await Person.signUp(app, email);
  const kept = await hash(PASSWORD, ARGON2ID);
  const body = new URLSearchParams({ username: email, password: PASSWORD });
  const signIn = async () => {
    const answer = await fetch(`${app.url}/api/token`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
    await answer.text();
  };
  await inTurns(signIn);
  const alone = percentile(await inTurns(() => verify(kept, PASSWORD)), 0.95);
  const signedIn = percentile(await inTurns(signIn), 0.95);
  return [
    { what: `sign-in on ${CONNECTIONS} connections, p95`, measured: signedIn, unit: 'ms', goal: 150 },
    { what: 'sign-in beside the hash alone, p95', measured: signedIn / alone, unit: 'x', goal: 1.5 },
  ];
}
