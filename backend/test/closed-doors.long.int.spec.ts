import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount, invite, resetLink } from '../src/command-line/admin.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { GOOGLE_CLIENT_ID, GoogleStandIn } from './google-stand-in.ts';
import { Person, signIn, visitor } from './person.ts';

const email = 'kai@surf.example';
const password = 'correct horse';
const tokenOf = (link: string) =>
  new URL(link).searchParams.get('invitation') ?? new URL(link).searchParams.get('token');

/** Prints the link on a line of its own, after the sentence. */
async function linkOf(app: AppUnderTest, tool: Tool, address: string): Promise<string> {
  const said: string[] = [];
  const { signal } = new AbortController();
  await tool.run({ app: app.app, args: [address], say: (sentence) => said.push(sentence), signal });
  return said[1]!;
}

let google: GoogleStandIn;
let closed: AppUnderTest;
let invited: AppUnderTest;
beforeAll(async () => {
  google = await GoogleStandIn.start();
  const settings = { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL: google.keysUrl };
  closed = await startApp({ ...settings, REGISTRATION: 'closed' });
  invited = await startApp({ REGISTRATION: 'invited' });
});
afterAll(async () => {
  await closed.stop();
  await invited.stop();
  await google.stop();
});

describe('a closed site', () => {
  it('takes no new account by any door, and leaves none behind', async () => {
    const refusal = [403, 'This site does not take new accounts.'];
    expect(await visitor(closed).refusal('POST', '/register', { email, password })).toEqual(refusal);
    const credential = await google.credential({ sub: 'g-kai', email: 'kai@gmail.com' });
    expect(await visitor(closed).refusal('POST', '/login/google', { credential })).toEqual(refusal);
    await expect(linkOf(closed, invite, email)).rejects.toThrow('does not take new accounts');
    const invited = { email, password, invitation: 'of-an-earlier-day' };
    expect(await visitor(closed).refusal('POST', '/register', invited)).toEqual(refusal);
    expect(await closed.database.query('SELECT FROM identity.email_claims')).toHaveLength(0);
    expect(await visitor(closed).json('GET', '/site')).toMatchObject({ registration: 'closed' });
  });

  it('has the accounts that its operator creates, and records who did', async () => {
    const link = await linkOf(closed, createAccount, email);
    const body = { token: tokenOf(link), new_password: password };
    await visitor(closed).json('POST', '/reset-password', body);
    expect((await signIn(closed, email, password)).status).toBe(200);
    await expect(linkOf(closed, createAccount, email)).rejects.toThrow('There is already an account');
    const [account] = await closed.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.email_claims',
    );
    const events = await closed.app.get<EventStore>(EVENT_STORE).readStream(`account-${account!.user_id}`);
    expect(events.find(({ type }) => type === 'PasswordLinkMade')?.metadata.actor).toMatch(/^operator ./);
  });

  it('lets a person in whose password the operator resets, once by each link', async () => {
    const first = await linkOf(closed, resetLink, email);
    const link = await linkOf(closed, resetLink, email);
    const set = (address: string, new_password: string) =>
      visitor(closed).call('POST', '/reset-password', { token: tokenOf(address), new_password });
    expect((await set(first, 'not this one')).status).toBe(400);
    // Whoever asks for a mail with the person's email takes nothing from them.
    await visitor(closed).call('POST', '/request-password-reset', email);
    expect((await set(link, 'another horse')).status).toBe(200);
    expect((await set(link, 'a third horse')).status).toBe(400);
    expect((await signIn(closed, email, 'another horse')).status).toBe(200);
    await expect(linkOf(closed, resetLink, 'nobody@surf.example')).rejects.toThrow('There is no account');
  });

  it('still links Google to an account that is there', async () => {
    const link = await linkOf(closed, createAccount, 'lani@gmail.com');
    await visitor(closed).json('POST', '/reset-password', { token: tokenOf(link), new_password: password });
    const credential = await google.credential({ sub: 'g-lani', email: 'lani@gmail.com' });
    expect((await visitor(closed).call('POST', '/login/google', { credential })).status).toBe(200);
  });
});

describe('a site by invitation', () => {
  it('takes whoever has one, once, with the email that it was sent to', async () => {
    const register = (body: object) =>
      visitor(invited).refusal('POST', '/register', { email, password, ...body });
    expect(await register({})).toEqual([403, 'This site takes new accounts by invitation only.']);
    const link = await linkOf(invited, invite, email);
    expect(invited.mailer.mails.at(-1)).toMatchObject({ to: email, link });
    const invitation = tokenOf(link);
    const invalid = [400, 'This invitation is invalid or has expired. Please ask for a new one.'];
    expect(await register({ invitation, email: 'eve@surf.example' })).toEqual(invalid);
    expect(await register({ invitation: 'made-up' })).toEqual(invalid);

    const answer = await visitor(invited).json('POST', '/register', { email, password, invitation });
    expect(answer).toEqual({ message: 'Registration successful. You can now log in.' });
    const signedIn = (await (await signIn(invited, email, password)).json()) as { access_token: string };
    const kai = new Person(invited, signedIn.access_token);
    expect(await kai.json('GET', '/users/me')).toMatchObject({ email, email_verified: true });
    expect(await register({ invitation })).toEqual(invalid);
    await expect(linkOf(invited, invite, email)).rejects.toThrow('There is already an account');
  });

  it('takes no invitation after 7 days', async () => {
    const invitation = tokenOf(await linkOf(invited, invite, 'late@surf.example'));
    await invited.database.query(
      "UPDATE identity.mail_links SET expires_at = expires_at - interval '7 days' WHERE purpose = 'invitation'",
    );
    const body = { email: 'late@surf.example', password, invitation };
    expect((await visitor(invited).call('POST', '/register', body)).status).toBe(400);
  });
});
