import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';

const EMAIL = 'kai@surf.example';
let folder: string;
let app: AppUnderTest;
let kai: Person;
let logged = '';

const session = (surfType: 'traveling_waves' | 'standing_waves') =>
  encodeTrackFile(simulateSession({ surfType, seed: 1, durationMinutes: 10 }).recorded, 'gpx');
const put = (name: string, content: Uint8Array | string) => writeFile(joinPath(folder, EMAIL, name), content);
const isThere = (name: string) =>
  eventually(async () => {
    const names = await readdir(joinPath(folder, EMAIL), { recursive: true });
    return names.includes(name) ? true : undefined;
  });
const sessions = (surfType = 'traveling_waves') =>
  kai.json<object[]>('GET', `/activities?surf_type=${surfType}`);

beforeAll(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'rideline-watched-'));
  app = await startApp({ WATCH_DIR: folder, LOG_LEVEL: 'warn' }, undefined, {
    write: (line) => void (logged += line),
  });
  kai = await join(app, EMAIL);
  await mkdir(joinPath(folder, EMAIL, 'skookumchuck'), { recursive: true });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

describe('a watched folder', () => {
  it('makes sessions of complete files, by the folder of the wave', async () => {
    await put('dawn.gpx', session('traveling_waves'));
    await put('skookumchuck/rapids.gpx', session('standing_waves'));
    await Promise.all([isThere('done/dawn.gpx'), isThere('done/rapids.gpx')]);
    expect(await sessions()).toEqual([
      expect.objectContaining({ activity_name: expect.stringMatching(/ surf/) }),
    ]);
    expect(await sessions('standing_waves')).toEqual([
      expect.objectContaining({ activity_name: expect.stringMatching(/ surf/) }),
    ]);
  });

  it('takes a file once its size has been still for 5 s, and the same session once', async () => {
    const written = performance.now();
    await put('dawn.gpx', session('traveling_waves'));
    await isThere('done/dawn-2.gpx');
    expect(performance.now() - written).toBeGreaterThanOrEqual(5_000);
    expect(await sessions()).toHaveLength(1);
  });

  it('puts a file that holds no track beside a sentence', async () => {
    await put('photo.gpx', 'no track');
    await isThere('refused/photo.gpx.txt');
    expect(await readFile(joinPath(folder, EMAIL, 'refused/photo.gpx.txt'), 'utf8')).toBe(
      'This file does not hold a track. Please select a TCX, GPX, or FIT file.\n',
    );
  });

  it('leaves folders of others alone, and logs each once', async () => {
    await kai.call('POST', '/register', { email: 'unproven@surf.example', password: 'correct horse' });
    for (const name of ['nobody@surf.example', 'unproven@surf.example', 'KAI@surf.example']) {
      await mkdir(joinPath(folder, name));
      await writeFile(joinPath(folder, name, 'a.gpx'), session('traveling_waves'));
    }
    await put('later.gpx', 'no track');
    await isThere('refused/later.gpx.txt');
    for (const name of ['nobody@surf.example', 'unproven@surf.example', 'KAI@surf.example']) {
      expect(await readdir(joinPath(folder, name))).toEqual(['a.gpx']);
      expect(logged.split(`${name} is left alone`)).toHaveLength(2);
    }
  });

  it('follows no links', async () => {
    const elsewhere = await mkdtemp(joinPath(tmpdir(), 'rideline-elsewhere-'));
    await writeFile(joinPath(elsewhere, 'secret.gpx'), session('traveling_waves'));
    const linked = 'noa@surf.example';
    await join(app, linked);
    await mkdir(joinPath(folder, linked));
    for (const part of ['skookumchuck', 'done', 'refused']) {
      await symlink(elsewhere, joinPath(folder, linked, part));
    }
    await symlink(joinPath(elsewhere, 'secret.gpx'), joinPath(folder, linked, 'link.gpx'));
    await writeFile(joinPath(folder, linked, 'no-track.gpx'), 'no track');
    await writeFile(joinPath(folder, linked, 'track.gpx'), session('traveling_waves'));
    await eventually(() => (logged.split('is a link or a file, not a folder').length > 2 ? true : undefined));
    expect(await readdir(elsewhere)).toEqual(['secret.gpx']);
    expect(await readdir(joinPath(folder, linked))).toEqual(
      expect.arrayContaining(['link.gpx', 'no-track.gpx', 'track.gpx']),
    );
    await rm(elsewhere, { recursive: true });
  });

  it("takes turns, so that one person's files don't wait for all of another's", async () => {
    const people = ['lou@surf.example', 'max@surf.example'];
    for (const email of people) {
      await join(app, email);
      await mkdir(joinPath(folder, email));
    }
    const names = Array.from({ length: 25 }, (_, number) => `${number}.gpx`);
    const all = people.flatMap((email) => names.map((name) => ({ email, name })));
    await Promise.all(all.map(({ email, name }) => writeFile(joinPath(folder, email, name), 'no track')));
    const refusedAt = async (email: string) => {
      const refused = joinPath(folder, email, 'refused');
      const texts = await eventually(async () => {
        const found = (await readdir(refused).catch(() => [])).filter((name) => name.endsWith('.txt'));
        return found.length === names.length ? found : undefined;
      });
      const times = await Promise.all(
        texts.map(async (name) => (await stat(joinPath(refused, name))).mtimeMs),
      );
      return { first: Math.min(...times), last: Math.max(...times) };
    };
    const [lou, max] = await Promise.all(people.map(refusedAt));
    expect(lou!.first).toBeLessThan(max!.last);
    expect(max!.first).toBeLessThan(lou!.last);
  });
});
