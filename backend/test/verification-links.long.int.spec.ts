import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, mailedLink, Person, signIn, visitor } from './person.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const password = 'correct horse';
const secretOf = (browser: string) => browser.padEnd(43, '_');
const REFUSED = 'This link logs in once, in the browser that signed up. Please log in with your password.';

/** Registers in this browser and returns the token of the mailed link. */
async function registerIn(browser: string, email: string, chosen = password): Promise<string> {
  const earlier = app.mailer.mails.length;
  const body = { email, password: chosen, browser_secret: secretOf(browser) };
  await visitor(app).json('POST', '/register', body);
  return tokenMailedTo(email, earlier);
}
async function tokenMailedTo(email: string, earlier: number): Promise<string> {
  return (await mailedLink(app, email, '/verify-email', earlier)).searchParams.get('token')!;
}
const verify = (token: string) => visitor(app).json('GET', `/verify-email/${token}`);
const enter = (token: string, browser: string) =>
  visitor(app).call('POST', '/login/link', { token, browser_secret: secretOf(browser) });
const resend = (email: string, browser: string) =>
  visitor(app).call('POST', '/resend-verification', { email, browser_secret: secretOf(browser) });

describe('a verification link', () => {
  it('logs in the browser that registered, once', async () => {
    const token = await registerIn('own', 'own@links.example');
    await verify(token);
    const { access_token } = (await (await enter(token, 'own')).json()) as { access_token: string };
    expect(await new Person(app, access_token).json('GET', '/users/me')).toMatchObject({
      email: 'own@links.example',
    });
    const again = await Promise.all([enter(token, 'own'), enter(token, 'own')]);
    expect(again.map(({ status }) => status)).toEqual([401, 401]);
    expect((await signIn(app, 'own@links.example', password)).status).toBe(200);
  });

  it('logs in one of many concurrent callers', async () => {
    const token = await registerIn('crowd', 'crowd@links.example');
    await verify(token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(token, 'crowd')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('still logs in after a scanner opened it, which itself is not logged in', async () => {
    const token = await registerIn('scanned', 'scanned@links.example');
    await verify(token);
    expect((await enter(token, 'scanner')).status).toBe(401);
    await verify(token);
    expect((await enter(token, 'scanned')).status).toBe(200);
  });

  it('logs nobody in before it was opened', async () => {
    const token = await registerIn('early', 'early@links.example');
    expect((await enter(token, 'early')).status).toBe(401);
    await verify(token);
    expect((await enter(token, 'early')).status).toBe(200);
  });

  it('logs nobody in who opens the link of a registration another person made with their email', async () => {
    const email = 'victim@links.example';
    const foreign = await registerIn('attacker', email, 'the attackers own');
    const own = await registerIn('victim', email, 'the victims own');
    await verify(foreign);
    for (const browser of ['victim', 'somebody']) {
      expect(
        await visitor(app).refusal('POST', '/login/link', {
          token: foreign,
          browser_secret: secretOf(browser),
        }),
      ).toEqual([401, REFUSED]);
    }
    expect((await enter(own, 'victim')).status).toBe(401);
  });

  it('logs nobody in without the secret, with a wrong token or with the secret of a verified registration', async () => {
    await join(app, 'plain@links.example');
    for (const token of ['nothing', await registerIn('pending', 'pending@links.example')]) {
      expect((await enter(token, 'pending')).status).toBe(401);
    }
  });

  it('logs nobody in after the password was reset', async () => {
    const email = 'reset@links.example';
    const token = await registerIn('reset', email);
    await verify(token);
    const earlier = app.mailer.mails.length;
    await visitor(app).json('POST', '/request-password-reset', email);
    const link = await mailedLink(app, email, '/reset-password', earlier);
    const body = { token: link.searchParams.get('token'), new_password: 'another horse' };
    await visitor(app).json('POST', '/reset-password', body);
    expect((await enter(token, 'reset')).status).toBe(401);
  });

  it('keeps working when another one was asked for, and one of them logs in', async () => {
    const email = 'twice@links.example';
    const first = await registerIn('twice', email);
    const earlier = app.mailer.mails.length;
    expect((await resend(email, 'twice')).status).toBe(200);
    const second = await tokenMailedTo(email, earlier);
    expect(second).not.toBe(first);
    await verify(first);
    await verify(second);
    expect((await enter(second, 'twice')).status).toBe(200);
    expect((await enter(first, 'twice')).status).toBe(401);
  });

  it('is stored with hashes only', async () => {
    await registerIn('hashed', 'hashed@links.example');
    const rows = await app.database.query<{ row: string }>(
      `SELECT l::text AS row FROM identity.mail_links l
       UNION ALL SELECT p::text FROM identity.pending_registrations p`,
    );
    expect(rows.filter(({ row }) => row.includes(secretOf('hashed')))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('a verification mail asked for again', () => {
  it('is sent for pending registrations of that browser only, with the same answer for all emails', async () => {
    const waiting = 'waiting@links.example';
    const known = 'known@links.example';
    await join(app, known);
    await registerIn('waiting', waiting);
    const before = app.mailer.mails.length;
    const answers = [];
    for (const [email, browser] of [
      ['nobody@links.example', 'waiting'],
      [known, 'waiting'],
      [waiting, 'stranger'],
      [waiting, 'waiting'],
    ] as const) {
      const answer = await resend(email, browser);
      answers.push([answer.status, await answer.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    await eventually(() => (app.mailer.mails.length > before ? true : undefined));
    const sent = app.mailer.mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([waiting]);
    expect(sent[0]!.paragraphs.join(' ')).not.toContain('registered more than once');
  });
});
