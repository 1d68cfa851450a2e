import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { GrantAdminCommand } from '../src/modules/identity/write/grant-admin.use-case.ts';
import { StockKeysCommand } from '../src/modules/video-editor/write/stock-keys.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { listActivity } from './listed-activity.ts';
import { join, Person, visitor } from './person.ts';
import { routeTable } from './security/route-table.ts';
import type { Ids, RouteCase } from './security/route-case.ts';
import { ROUTES } from './security/routes.ts';
import { storedCounts } from './stored-counts.ts';
import { alignedVideos } from './uploaded-session.ts';

const nothing: Ids = {
  activity: '0123456789abcdefghijkl',
  ride: 900_001,
  attempt: 900_002,
  vessel: 900_003,
  spot: 900_004,
  video: 900_007,
  setting: 900_004,
  uploadToken: 900_006,
  stravaActivity: 900_005,
  garminActivity: '2026-01-01 00:00:00',
  intervalsActivity: 'i900007',
};

let app: AppUnderTest;
let owner: Person;
let other: Person;
let admin: Person;
let ids: Ids;

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 15 });
const file = encodeTrackFile(recorded, 'fit', { name: 'Dawn' });

beforeAll(async () => {
  app = await startApp();
  [owner, other, admin] = await Promise.all([
    join(app, 'owner@surf.example'),
    join(app, 'other@surf.example'),
    join(app, 'admin@surf.example'),
  ]);
  const commands = app.app.get(CommandBus);
  await commands.execute(new GrantAdminCommand('admin@surf.example', true));
  await commands.execute(new StockKeysCommand(['key-1', 'key-2', 'key-3']));
  ids = await thingsOf(owner);
});
afterAll(() => app.stop());

async function thingsOf(person: Person): Promise<Ids> {
  const { url_hash } = (await (await person.upload(file, 'dawn.fit')).json()) as { url_hash: string };
  const { surf_rides } = await person.json<{ surf_rides: { id: number }[] }>(
    'GET',
    `/activities/${url_hash}`,
  );
  const create = async (path: string) =>
    (
      await person.json<{ id: number }>(
        'POST',
        path,
        ROUTES.find(({ route }) => route === `POST /api${path}`)?.body,
      )
    ).id;
  return {
    activity: url_hash,
    ride: surf_rides[0]!.id,
    attempt: surf_rides[1]!.id,
    setting: await create('/surf-settings'),
    vessel: await create('/surf-vessels'),
    uploadToken: await create('/upload-tokens'),
    spot: (await person.json<{ spot_id: number }[]>('GET', '/spots'))[0]!.spot_id,
    video: (await alignedVideos(person, url_hash))[0]!.id,
    ...(await listActivity(app, 'owner@surf.example', url_hash)),
  };
}

/** The parts of an answer that a client can distinguish. */
async function ask(
  person: Person,
  { route, path, body }: RouteCase,
  named: Ids,
  method = route.split(' ', 1)[0]!,
) {
  const address = path?.(named) ?? route.slice(route.indexOf(' ') + 1);
  const answer = await person.call(method, address.slice('/api'.length), body);
  const text = (await answer.text()).replace(/"request_id":"[^"]*"/, '');
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}

const nameOf = ({ route, body }: RouteCase): [string, string] => [
  route,
  typeof body === 'object' ? Object.keys(body as object).join(', ') : '',
];
const cases = (...access: RouteCase['access'][]): [string, string, RouteCase][] =>
  ROUTES.filter((route) => access.includes(route.access)).map((route) => [...nameOf(route), route]);

describe('the route table', () => {
  it('lists exactly the routes of the application', () => {
    const routed = routeTable(app.app.getHttpAdapter().getInstance());
    expect([...new Set(ROUTES.map(({ route }) => route))].sort()).toEqual([...routed].sort());
  });
});

describe('a visitor', () => {
  it.each(cases('signed_in', 'owner', 'admin'))('gets 401 from %s (%s)', async (route, _, asked) => {
    const before = await storedCounts(app);
    const answer = await ask(visitor(app), asked, ids);
    expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('Please log in to continue')]);
    if (route.startsWith('GET')) expect((await ask(visitor(app), asked, ids, 'HEAD')).status).toBe(401);
    expect(await storedCounts(app)).toEqual(before);
  });

  it.each(cases('everybody'))('gets an answer from %s (%s)', async (_, __, asked) => {
    expect((await ask(visitor(app), asked, ids)).status).toBe(asked.answers);
  });
});

describe('resources of another account', () => {
  it.each(cases('owner'))('answer like missing ones to %s (%s)', async (_, __, asked) => {
    const before = await storedCounts(app);
    for (const person of [other, admin]) {
      const missing = await ask(person, asked, nothing);
      expect(missing.status).toBe(404);
      expect(await ask(person, asked, ids)).toEqual(missing);
    }
    expect(await storedCounts(app)).toEqual(before);
  });

  it.each(cases('owner').filter(([, , { path }]) => /\/\d+$/.test(path?.(nothing) ?? '')))(
    'answer with the same message to impossible ids: %s',
    async (_, __, asked) => {
      const missing = await ask(owner, asked, nothing);
      for (const id of ['99999999999999999999', '9007199254740993', '1.5', 'abc', '-7', '0']) {
        const odd = { ...asked, path: (named: Ids) => asked.path!(named).replace(/\d+$/, id) };
        expect([id, await ask(owner, odd, nothing)]).toEqual([id, missing]);
      }
    },
  );

  it('answer 4xx, not 500, to ids with unusual characters', async () => {
    for (const [, , asked] of cases('owner')) {
      for (const letter of ['%00', '%ED%A0%80', '%F0%9F%8F%84', "'--", '%2e%2e%2f']) {
        const odd = { ...nothing, activity: letter } as Ids;
        const { status } = await ask(owner, asked, odd);
        expect([asked.route, letter, status >= 400 && status < 500]).toEqual([asked.route, letter, true]);
      }
    }
  });

  it('cannot be referenced', async () => {
    const own = (await (await other.upload(file, 'own.fit')).json()) as { url_hash: string };
    const before = await storedCounts(app);
    const same = async (refer: (named: Ids) => Promise<Response>, sentence: string) => {
      const answers = [await refer(ids), await refer(nothing)];
      const problems = (await Promise.all(answers.map((answer) => answer.json()))) as { detail: string }[];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(problems.map(({ detail }) => detail)).toEqual([sentence, sentence]);
    };
    const activity = `/activities/${own.url_hash}`;
    await same(
      ({ vessel }) => other.call('PUT', activity, { surf_vessel_id: vessel }),
      'Surf vessel not found',
    );
    await same(
      ({ setting }) => other.call('PUT', `${activity}/surf-setting?setting_id=${setting}`),
      'Surf setting not found',
    );
    const fresh = encodeTrackFile(recorded, 'gpx', { name: 'Fresh' });
    await same(
      ({ setting }) => other.upload(fresh, 'fresh.gpx', { surf_type: 'ocean', setting_id: String(setting) }),
      'Surf setting not found',
    );
    const compared = (named: typeof ids) =>
      other.json('GET', `/activities/compare?activity_hashes=${own.url_hash},${named.activity}`);
    expect(await compared(ids)).toEqual(await compared(nothing));
    expect(await compared(ids)).toEqual([expect.objectContaining({ url_hash: own.url_hash })]);
    expect(await storedCounts(app)).toEqual(before);
  });

  it('are not public before they are shared', async () => {
    const unshared = await visitor(app).refusal('GET', `/public/activities/${ids.activity}`);
    const missing = await visitor(app).refusal('GET', `/public/activities/${nothing.activity}`);
    expect(unshared).toEqual(missing);
    expect(unshared[0]).toBe(404);
  });
});

describe('admin routes', () => {
  it.each(cases('admin'))('answer 403 to others: %s', async (_, __, asked) => {
    for (const person of [owner, other]) {
      const answer = await ask(person, asked, ids);
      expect([answer.status, answer.text]).toEqual([
        403,
        expect.stringContaining('You do not have permission to access this page.'),
      ]);
    }
  });

  it.each(cases('admin'))('answer admins: %s', async (_, __, asked) => {
    expect((await ask(admin, asked, ids)).status).toBe(asked.answers);
  });
});

describe('read-only fields', () => {
  const HOSTILE = {
    is_admin: true,
    user_id: 1,
    owner: 1,
    source: 'STRAVA',
    url_hash: 'mine',
    id: 1,
    email_verified: true,
  };

  const withBodies = ROUTES.filter(
    ({ body, route }) => typeof body === 'object' && !route.endsWith('/analyze'),
  );
  it.each(withBodies.map((route): [string, string, RouteCase] => [...nameOf(route), route]))(
    'are rejected by %s (%s)',
    async (_, __, asked) => {
      const before = [await storedCounts(app), await owner.json('GET', '/users/me')];
      for (const [field, value] of Object.entries(HOSTILE)) {
        if (asked.allowedFields?.includes(field)) continue;
        const body = { ...(asked.body as object), [field]: value };
        const answer = await ask(asked.access === 'admin' ? admin : owner, { ...asked, body }, ids);
        expect([field, answer.status]).toEqual([field, 400]);
      }
      expect([await storedCounts(app), await owner.json('GET', '/users/me')]).toEqual(before);
    },
  );
});

describe('a signed-in account', () => {
  it.each(cases('signed_in').filter(([, , { endsLogin }]) => !endsLogin))(
    'gets an answer from %s (%s)',
    async (_, __, asked) => {
      for (const person of [other, admin]) expect((await ask(person, asked, ids)).status).toBe(asked.answers);
    },
  );

  it.each(cases('signed_in').filter(([, , { endsLogin }]) => endsLogin))(
    'is logged out by %s',
    async (route, __, asked) => {
      const leaving = await join(app, `leaves-by-${route.replaceAll(/\W/g, '-')}@surf.example`);
      expect((await ask(leaving, asked, ids)).status).toBe(asked.answers);
      expect((await leaving.call('GET', '/users/me')).status).toBe(401);
    },
  );

  it('finds no resources of other accounts in lists', async () => {
    const lani = await join(app, 'lani@surf.example');
    for (const path of ['/activities', '/surf-settings', '/surf-vessels']) {
      expect(await lani.json('GET', path)).toEqual([]);
    }
  });
});

describe('an upload token', () => {
  it('gets 401 from everything but the route for uploads', async () => {
    const { token } = await owner.json<{ token: string }>('POST', '/upload-tokens', { name: 'Watch' });
    const watch = new Person(app, token);
    const before = await storedCounts(app);
    for (const [route, , asked] of cases('signed_in', 'owner', 'admin')) {
      const { status } = await ask(watch, asked, ids);
      expect([route, status]).toEqual([route, route === 'POST /api/uploads' ? asked.answers : 401]);
    }
    expect(await storedCounts(app)).toEqual(before);
  });
});

describe('the owner', () => {
  it.each(cases('owner'))('gets an answer from %s (%s)', async (_, __, asked) => {
    expect((await ask(owner, asked, ids)).status).toBe(asked.answers);
  });
});
