import { percentile } from '../percentile.ts';
import { type FreshApp, PASSWORD, Person } from './person.ts';
import type { Figure } from '../table.ts';

const PAIRS = 60;
/** Used in rotation, so that none is requested much more often than an unknown one. */
const KNOWN = 6;

/** Requests known and unknown emails alternately, in changing order. */
async function difference(about: (email: string) => Promise<Response>, door: string): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const timed = async (kind: keyof typeof times, email: string) => {
    const start = performance.now();
    await (await about(email)).arrayBuffer();
    times[kind].push(performance.now() - start);
  };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const known = () => timed('known', `known-${pair % KNOWN}@example.org`);
    const unknown = () => timed('unknown', `unknown-${door}-${pair}@example.org`);
    for (const ask of pair % 2 === 0 ? [known, unknown] : [unknown, known]) await ask();
  }
  const [one, other] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  return Math.max(one, other) / Math.min(one, other);
}

/** Whether response times reveal which emails have an account: the slower median divided by the faster. */
export async function measureAccountLeak(app: FreshApp): Promise<Figure[]> {
  for (let person = 0; person < KNOWN; person += 1) {
    await Person.signUp(app, `known-${person}@example.org`);
  }
  const post = (path: string, body: unknown) =>
    fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const doors: Readonly<Record<string, (email: string) => Promise<Response>>> = {
    'sign-in': (username) => post('/token', { username, password: `not ${PASSWORD}` }),
    register: (email) => post('/register', { email, password: PASSWORD }),
    reset: (email) => post('/request-password-reset', email),
  };
  const figures: Figure[] = [];
  for (const [door, about] of Object.entries(doors)) {
    await difference(about, `warm-${door}`);
    const measured = await difference(about, door);
    figures.push({ what: `${door}: known beside unknown e-mail, medians`, measured, unit: 'x', goal: 1.1 });
  }
  return figures;
}
