import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ANDROID, SignInClient } from '../testing/garmin-client.ts';
import { SSO_FAULTS } from './sso-answers.ts';
import { type GarminStandIn, startGarminStandIn } from './start-garmin.ts';
import { SignIns } from './tickets.ts';
import { type GarminAccount } from './world.ts';

const START = Date.UTC(2026, 10, 22, 14);
const HOUR_MS = 3_600_000;
const IOS = { clientId: 'GCM_IOS_DARK', service: 'https://mobile.integration.garmin.com/gcm/ios' };

describe('sign-in of the stand-in for Garmin', () => {
  let garmin: GarminStandIn;
  let account: GarminAccount;
  let client: SignInClient;
  let now: number;

  const login = (by = client) => by.login(account.email, account.password);
  const typeOf = ({ body }: { body: { responseStatus: { type: string } } }) => body.responseStatus.type;
  const lastCode = () => garmin.signIns.sentCodes.at(-1)?.code ?? '';

  beforeEach(async () => {
    now = START;
    garmin = await startGarminStandIn({ clock: () => now });
    account = garmin.world.addAccount({ email: 'mtaylor@garmin.example' });
    client = new SignInClient(garmin);
  });
  afterEach(() => garmin.stop());

  it('sets the cookies of the first page, one header each', async () => {
    const { status, body } = await client.firstPage();
    expect([status, body]).toEqual([200, expect.stringMatching(/^<!doctype html>/)]);
    expect([...client.cookies.keys()]).toEqual(['SESSION', '__VCAP_ID__', '__cf_bm', '__cflb', '_cfuvid']);
  });

  it('answers a ticket and cookies for the right password', async () => {
    await client.firstPage();
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      serviceURL: ANDROID.service,
      serviceTicketId: expect.stringMatching(/^ST-.+-sso$/),
      responseStatus: { type: 'SUCCESSFUL', message: '', httpStatus: 'OK' },
      customerMfaInfo: null,
      authType: 'CAS',
    });
    for (const name of ['CASTGC', 'GARMIN-SSO', 'GARMIN-SSO-CUST-GUID'])
      expect(client.cookies.has(name)).toBe(true);
  });

  it('knows the pair of the iOS app too', async () => {
    client = new SignInClient(garmin, { ...IOS, locale: 'en-US' });
    await client.firstPage();
    expect((await login()).body.serviceURL).toBe(IOS.service);
  });

  it.each([
    ['the service of another client', { ...ANDROID, service: IOS.service, locale: 'en-US' }],
    ['the client of another service', { ...IOS, service: ANDROID.service, locale: 'en-US' }],
    ['an unknown client', { ...ANDROID, clientId: 'GCM_WEB', locale: 'en-US' }],
    ['no service', { clientId: ANDROID.clientId, locale: 'en-US' }],
    ['no locale', { ...ANDROID }],
  ])('refuses a login with %s', async (_, query: Record<string, string>) => {
    const answer = await login(new SignInClient(garmin, query));
    expect([answer.status, typeOf(answer)]).toEqual([400, 'INVALID_SERVICE']);
  });

  it('can refuse a login without the cookies of the first page', async () => {
    expect(typeOf(await login())).toBe('SUCCESSFUL');
    garmin.state.needsFirstPage = true;
    expect(typeOf(await login(new SignInClient(garmin)))).toBe('SESSION_REQUIRED');
    const prepared = new SignInClient(garmin);
    await prepared.firstPage();
    expect(typeOf(await login(prepared))).toBe('SUCCESSFUL');
  });

  it.each([
    ['password', 'mtaylor@garmin.example', 'wrong'],
    ['address', 'nobody@garmin.example', 'wax-and-leash'],
  ])('refuses a wrong %s with 401', async (_, email, password) => {
    const answer = await client.login(email, password);
    expect([answer.status, typeOf(answer)]).toEqual([401, 'INVALID_USERNAME_PASSWORD']);
    expect(answer.body.serviceTicketId).toBeNull();
  });

  it.each([
    ['ACCOUNT_LOCKED', 200],
    ['PASSWORD_RESET_REQUIRED', 200],
    ['CONSENT_REQUIRED', 403],
    ['MAX_LOGINS_EXCEEDED', 401],
  ])('can want something on its own site first: %s with %i', async (type, status) => {
    account.trouble = { type, status };
    const answer = await login();
    expect([answer.status, typeOf(answer), answer.body.serviceTicketId]).toEqual([status, type, null]);
  });

  describe('faults', () => {
    it.each([
      ['tooManyAsStatus', 429, { error: { 'status-code': '429' } }],
      ['tooManyAsJson', 200, { error: { 'status-code': '429' } }],
      ['code427AsStatus', 427, { error: { 'status-code': '427' } }],
      ['code427AsJson', 200, { error: { 'status-code': '427' } }],
      ['captcha', 200, { responseStatus: { type: 'CAPTCHA_REQUIRED' } }],
    ] as const)('%s answers %i, and nothing else happens', async (fault, status, body) => {
      garmin.faults.next('login', SSO_FAULTS[fault]);
      const answer = await login();
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject(body);
      expect(garmin.signIns.sentCodes).toEqual([]);
      expect(typeOf(await login())).toBe('SUCCESSFUL');
      expect(garmin.counts.of('login')).toBe(2);
    });

    it.each([
      ['challengeWith200', 200],
      ['challengeWith403', 403],
    ] as const)('%s answers a page', async (fault, status) => {
      garmin.faults.next('login', SSO_FAULTS[fault]);
      const answer = await login();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain('Just a moment');
    });
  });

  describe('the throttle', () => {
    it.each([
      ['status', 429],
      ['json', 200],
    ] as const)(
      'refuses after a few logins for a day (429 as %s), and notes logins inside the pause',
      async (tooMany, status) => {
        garmin.state.tooMany = tooMany;
        for (let login = 0; login < 5; login++) await client.login(account.email, 'wrong');
        const refused = await login();
        expect([refused.status, refused.body.error['status-code']]).toEqual([status, '429']);
        expect(garmin.throttle.violations).toEqual([]);
        now += 23 * HOUR_MS;
        expect((await login()).status).toBe(status);
        expect(garmin.throttle.violations).toHaveLength(1);
        now += HOUR_MS;
        expect(typeOf(await login())).toBe('SUCCESSFUL');
        expect(garmin.counts.of('login')).toBe(8);
      },
    );

    it('has a bucket for each client id and account', async () => {
      garmin.throttle.exhaust(ANDROID.clientId, account.email);
      expect((await login()).status).toBe(429);
      expect(typeOf(await login(new SignInClient(garmin, { ...IOS, locale: 'en-US' })))).toBe('SUCCESSFUL');
      const other = garmin.world.addAccount();
      expect(typeOf(await client.login(other.email, other.password))).toBe('SUCCESSFUL');
      expect((await client.login('MTaylor@garmin.example', 'x')).status).toBe(429);
      expect(garmin.throttle.violations).toHaveLength(1);
    });

    it('forgets logins of more than an hour ago', async () => {
      for (let login = 0; login < 5; login++) await client.login(account.email, 'wrong');
      now += HOUR_MS;
      expect(typeOf(await login())).toBe('SUCCESSFUL');
    });
  });

  describe('MFA', () => {
    beforeEach(async () => {
      let sent = 100_000;
      garmin.signIns.drawCode = () => String(sent++);
      account.mfa = { method: 'email' };
      await client.firstPage();
    });

    it('is required with a masked address and without a ticket', async () => {
      const answer = await login();
      expect([answer.status, typeOf(answer), answer.body.serviceTicketId]).toEqual([
        200,
        'MFA_REQUIRED',
        null,
      ]);
      expect(answer.body.customerMfaInfo).toEqual({
        email: 'mt*****@garmin.example',
        phoneNumber: null,
        mfaLastMethodUsed: 'email',
        defaultMfaMethod: null,
      });
    });

    it('can come without customerMfaInfo', async () => {
      account.mfa = { method: 'email', withoutInfo: true };
      const answer = await login();
      expect([typeOf(answer), answer.body.customerMfaInfo]).toEqual(['MFA_REQUIRED', null]);
      expect(typeOf(await client.verify(lastCode()))).toBe('SUCCESSFUL');
    });

    it('accepts the right code after a wrong one, once', async () => {
      await login();
      const code = lastCode();
      const wrong = await client.verify('000000');
      expect([wrong.status, typeOf(wrong), wrong.body.serviceTicketId]).toEqual([
        401,
        'INVALID_MFA_CODE',
        null,
      ]);
      const right = await client.verify(code);
      expect(typeOf(right)).toBe('SUCCESSFUL');
      expect(right.body.serviceTicketId).toMatch(/^ST-.+-sso$/);
      expect(client.cookies.has('CASTGC')).toBe(true);
      expect(typeOf(await client.verify(code))).not.toBe('SUCCESSFUL');
      expect(garmin.counts.all()).toMatchObject({ login: 1, mfa: 3 });
    });

    it('draws codes of six digits', async () => {
      const { drawCode } = new SignIns(() => now);
      expect(Array.from({ length: 50 }, drawCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
      await login();
      expect(typeOf(await client.verify(` ${lastCode()}`))).toBe('INVALID_MFA_CODE');
    });

    it('refuses a code with the wrong method', async () => {
      account.mfa = { method: 'sms' };
      await login();
      expect(typeOf(await client.verify(lastCode(), 'email'))).toBe('INVALID_MFA_CODE');
      expect(typeOf(await client.verify(lastCode(), 'sms'))).toBe('SUCCESSFUL');
    });

    it('refuses a code without the cookies of its login', async () => {
      await login();
      const stranger = new SignInClient(garmin);
      expect(typeOf(await stranger.verify(lastCode()))).toBe('SESSION_NOT_FOUND');
      await stranger.firstPage();
      expect(typeOf(await stranger.verify(lastCode()))).toBe('SESSION_NOT_FOUND');
    });

    it('refuses a code with another query than its login', async () => {
      await login();
      const other = new SignInClient(garmin, { ...IOS, locale: 'en-US' });
      for (const [name, value] of client.cookies) other.cookies.set(name, value);
      expect(typeOf(await other.verify(lastCode()))).toBe('SESSION_NOT_FOUND');
    });

    it('refuses the code of another login', async () => {
      const second = new SignInClient(garmin);
      await second.firstPage();
      await login();
      const first = lastCode();
      await login(second);
      expect(typeOf(await client.verify(lastCode()))).toBe('INVALID_MFA_CODE');
      expect(typeOf(await client.verify(first))).toBe('SUCCESSFUL');
    });

    it('sends a new code with each login, which replaces the one before', async () => {
      await login();
      const first = lastCode();
      await login();
      expect(typeOf(await client.verify(first))).toBe('INVALID_MFA_CODE');
    });

    it('refuses a code after 10 minutes', async () => {
      await login();
      now += 600_001;
      expect(typeOf(await client.verify(lastCode()))).toBe('MFA_CODE_EXPIRED');
    });

    it('works without the first page, with a session of the login', async () => {
      client = new SignInClient(garmin);
      await login();
      expect(typeOf(await client.verify(lastCode()))).toBe('SUCCESSFUL');
    });
  });
});
