import { describe, expect, it } from '@jest/globals';
import type { Person } from './person.ts';
import { sessionFile } from './uploaded-session.ts';
import { newPerson, sharedApp } from './shared-app.ts';

const kai = await newPerson(await sharedApp());

const A_YEAR = 35;

const demoIn = async (person: Person) =>
  (await person.json<{ is_demo: boolean }[]>('GET', '/activities')).map(({ is_demo }) => is_demo);

describe('demo activities', () => {
  it('are added to the own account once, removed without its other activities, and added again', async () => {
    expect(await demoIn(kai)).toEqual([]);
    const asked = await Promise.all(
      [1, 2].map(() => kai.json<{ loaded: number }>('POST', '/demo-activities')),
    );
    expect(asked.reduce((sum, { loaded }) => sum + loaded, 0)).toBe(A_YEAR);
    expect(await kai.json('POST', '/demo-activities')).toEqual({ loaded: 0 });
    expect(await demoIn(kai)).toEqual(Array(A_YEAR).fill(true));

    expect((await kai.upload(sessionFile(3), 'own.gpx')).status).toBe(200);
    expect(await kai.json('DELETE', '/demo-activities')).toEqual({ removed: A_YEAR });
    expect(await demoIn(kai)).toEqual([false]);
    expect(await kai.json('POST', '/demo-activities')).toEqual({ loaded: A_YEAR });
    expect((await demoIn(kai)).filter(Boolean)).toHaveLength(A_YEAR);
  }, 120_000);
});
