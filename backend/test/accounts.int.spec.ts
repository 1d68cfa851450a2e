import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { CommandBus } from '@nestjs/cqrs';
import { Passwords } from '../src/modules/identity/adapters/passwords.ts';
import { StockKeysCommand } from '../src/modules/video-editor/write/stock-keys.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, mailedLink, Person, signIn, visitor } from './person.ts';

const PUBLIC_URL = 'https://surf.example';
const password = 'correct horse';
let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL });
  kai = await join(app, 'kai@surf.example', password);
});
afterAll(() => app.stop());

/** Queries that look up an account by email or id. */
const LOOKUP = /identity\.(email_claims|passwords|familiar_networks)/;

/** Status, body without the request id, number of password hashes, number of lookups. */
async function observed(ask: () => Promise<Response>): Promise<[number, string, number, number]> {
  const passwords = app.app.get(Passwords);
  const hash = passwords.hash.bind(passwords);
  const matches = passwords.matches.bind(passwords);
  const query = app.database.query.bind(app.database);
  let hashes = 0;
  let lookups = 0;
  app.database.query = (sql, ...rest) => {
    if (LOOKUP.test(sql)) lookups += 1;
    return query(sql, ...rest);
  };
  passwords.hash = (text) => ((hashes += 1), hash(text));
  passwords.matches = (known, text) => ((hashes += 1), matches(known, text));
  try {
    const answer = await ask();
    return [answer.status, (await answer.text()).replace(/"request_id":"[^"]*"/, ''), hashes, lookups];
  } finally {
    Object.assign(passwords, { hash, matches });
    Object.assign(app.database, { query });
  }
}

describe('account enumeration', () => {
  it('answers known and unknown emails alike, with the same number of hashes and lookups', async () => {
    const known = 'kai@surf.example';
    const register = (email: string) =>
      observed(() => visitor(app).call('POST', '/register', { email, password: 'long enough' }));
    const reset = (email: string) =>
      observed(() => visitor(app).call('POST', '/request-password-reset', email));
    const enter = (email: string, tried = 'not the password') => observed(() => signIn(app, email, tried));

    const unknown = await register('somebody@surf.example');
    expect(await register(known)).toEqual(unknown);
    expect(await register('somebody@surf.example')).toEqual(unknown);
    expect([unknown[0], unknown[2], unknown[3]]).toEqual([201, 1, 2]);

    const asked = await reset('nobody@surf.example');
    for (const email of [known, known.toUpperCase(), 'somebody@surf.example']) {
      expect(await reset(email)).toEqual(asked);
    }
    expect([asked[0], asked[2]]).toEqual([200, 0]);

    const entered = await enter('nobody@surf.example');
    for (const email of [known, 'somebody@surf.example']) expect(await enter(email)).toEqual(entered);
    expect(entered).toEqual([401, expect.stringContaining('Incorrect email or password'), 1, 2]);
    // The password of an unverified registration gets the same answer.
    for (const email of [known, 'somebody@surf.example']) {
      expect(await enter(email, 'long enough')).toEqual(entered);
    }
  });

  it('notifies the owner of a repeated registration by mail, and keeps the password', async () => {
    await visitor(app).json('POST', '/register', { email: 'kai@surf.example', password: 'long enough' });
    const notice = await eventually(() =>
      app.mailer.mails.find(({ to, subject }) => to === 'kai@surf.example' && subject.includes('already')),
    );
    expect(notice.link).toBeUndefined();
    expect((await signIn(app, 'kai@surf.example', 'long enough')).status).toBe(401);
    expect((await signIn(app, 'KAI@surf.example', password)).status).toBe(200);
  });

  it('mails a reset link to verified emails only', async () => {
    const before = app.mailer.mails.length;
    await visitor(app).call('POST', '/request-password-reset', 'somebody@surf.example');
    await visitor(app).call('POST', '/request-password-reset', 'kai@surf.example');
    await mailedLink(app, 'kai@surf.example', '/reset-password', before);
    expect(app.mailer.mails.slice(before).map(({ to }) => to)).toEqual(['kai@surf.example']);
  });
});

describe('the clock of a new account', () => {
  it.each([
    ['Europe/Lisbon', 'spot', true],
    ['America/Los_Angeles', 'pacific', false],
    [undefined, 'pacific', false],
  ])('registered from a browser in %s is %s', async (time_zone, preferred_clock, has_chosen) => {
    const email = `${preferred_clock}.${time_zone?.length ?? 0}@surf.example`;
    const before = app.mailer.mails.length;
    await visitor(app).json('POST', '/register', { email, password, time_zone });
    const link = await mailedLink(app, email, '/verify-email', before);
    await visitor(app).json('GET', `/verify-email/${link.searchParams.get('token')}`);
    const { access_token } = (await (await signIn(app, email, password)).json()) as { access_token: string };
    expect(await new Person(app, access_token).json('GET', '/users/me/preferences')).toMatchObject({
      preferred_clock,
      has_chosen,
    });
  });
});

describe('mails', () => {
  it('say the moment of a registration as its browser writes days', async () => {
    const [to, body] = ['jonas@surf.example', { email: 'jonas@surf.example', password: 'long enough' }];
    await visitor(app).call('POST', '/register', body, { 'accept-language': 'de-DE,de;q=0.9' });
    const { paragraphs } = await eventually(() => app.mailer.mails.find((mail) => mail.to === to));
    expect(paragraphs[1]).toMatch(/on \d{1,2}\. \p{L}+\.? 20\d\d, \d\d:\d\d PT \(/u);
  });

  it('are refused for anything but one plain address', async () => {
    const before = app.mailer.mails.length;
    const addresses = [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      'a\u0000@b.example',
      '',
    ];
    // NFKC turns the Kelvin sign and the full-width letter into a plain k.
    for (const email of ['\u212Aai@surf.example', '\uFF4Bai@surf.example']) {
      expect(await visitor(app).refusal('POST', '/register', { email, password })).toEqual([
        400,
        'Please enter a valid email address',
      ]);
    }
    for (const email of addresses) {
      const refusal = await visitor(app).refusal('POST', '/register', { email, password });
      expect([email, refusal[0]]).toEqual([email, 400]);
      expect([email, (await visitor(app).refusal('POST', '/request-password-reset', email))[0]]).toEqual([
        email,
        400,
      ]);
    }
    expect(app.mailer.mails.length).toBe(before);
  });

  it('link to PUBLIC_URL, whatever host headers the request has', async () => {
    const email = 'host@surf.example';
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(
        `${app.url}/api/register`,
        {
          method: 'POST',
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            origin: 'https://evil.example',
            'content-type': 'application/json',
          },
        },
        (answer) => resolve(answer.resume().statusCode),
      );
      asked.once('error', reject);
      asked.end(JSON.stringify({ email, password }));
    });
    expect(status).toBe(201);
    expect((await mailedLink(app, email, '/verify-email')).origin).toBe(PUBLIC_URL);
  });
});

describe('activation keys', () => {
  it('assigns one key per account under concurrent requests', async () => {
    await app.app.get(CommandBus).execute(new StockKeysCommand(['key-a', 'key-b', 'key-c', 'key-d']));
    const noe = await join(app, 'noe@surf.example');
    const asking = [kai, noe].map(async (person) => {
      const answers = Array.from({ length: 10 }, () =>
        person.json<{ key: string }>('POST', '/users/me/get-activation-key'),
      );
      return new Set((await Promise.all(answers)).map(({ key }) => key));
    });
    const [his, hers] = await Promise.all(asking);
    expect([his!.size, hers!.size, new Set([...his!, ...hers!]).size]).toEqual([1, 1, 2]);
    expect(await kai.json('GET', '/users/me/activation-key')).toEqual({ key: [...his!][0] });
  });
});
