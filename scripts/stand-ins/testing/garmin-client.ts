import { type GarminStandIn } from '../garmin/start-garmin.ts';
import { answerOf, type Answer } from './strava-client.ts';

export const ANDROID = {
  clientId: 'GCM_ANDROID_DARK',
  service: 'https://mobile.integration.garmin.com/gcm/android',
};
export const DI_CLIENT = 'GARMIN_CONNECT_MOBILE_ANDROID_DI_2025Q2';
export const TICKET_GRANT = 'https://connectapi.garmin.com/di-oauth2-service/oauth/grant/service_ticket';

/** A browser's cookies of the sign-in origin. */
export class SignInClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly garmin: GarminStandIn,
    private readonly query: Record<string, string> = { ...ANDROID, locale: 'en-US' },
  ) {}

  async firstPage(): Promise<Answer> {
    const { clientId = '' } = this.query;
    return this.send('/mobile/sso/en/sign-in', { clientId });
  }

  login(username: string, password: string): Promise<Answer> {
    return this.send('/mobile/api/login', this.query, {
      username,
      password,
      rememberMe: true,
      captchaToken: '',
    });
  }

  verify(code: string, mfaMethod = 'email'): Promise<Answer> {
    return this.send('/mobile/api/mfa/verifyCode', this.query, {
      mfaMethod,
      mfaVerificationCode: code,
      rememberMyBrowser: true,
      reconsentList: [],
      mfaSetup: false,
    });
  }

  private async send(path: string, query: Record<string, string>, body?: object): Promise<Answer> {
    const url = `${this.garmin.origins.sso.url}${path}?${new URLSearchParams(query).toString()}`;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    return answerOf(response);
  }
}

/** Posts a form to the token endpoint as this client. */
export async function postDiToken(
  garmin: GarminStandIn,
  form: Record<string, string>,
  clientId = DI_CLIENT,
  basic = `${clientId}:`,
): Promise<Answer> {
  return answerOf(
    await fetch(`${garmin.origins.diAuth.url}/di-oauth2-service/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
      body: new URLSearchParams({ client_id: clientId, ...form }),
    }),
  );
}

export const exchangeTicket = (garmin: GarminStandIn, ticket: string, clientId = DI_CLIENT) =>
  postDiToken(
    garmin,
    { grant_type: TICKET_GRANT, service_ticket: ticket, service_url: ANDROID.service },
    clientId,
  );

export const postDiRefresh = (garmin: GarminStandIn, refreshToken: string, clientId = DI_CLIENT) =>
  postDiToken(garmin, { grant_type: 'refresh_token', refresh_token: refreshToken }, clientId);

/** A ticket for an account without MFA. */
export async function newTicket(garmin: GarminStandIn, email: string, password: string): Promise<string> {
  const client = new SignInClient(garmin);
  await client.firstPage();
  const { body } = await client.login(email, password);
  return body.serviceTicketId;
}

export async function signIn(
  garmin: GarminStandIn,
  email: string,
  password: string,
): Promise<Answer['body']> {
  const { body } = await exchangeTicket(garmin, await newTicket(garmin, email, password));
  return body;
}

const getResponse = (garmin: GarminStandIn, path: string, token: string) =>
  fetch(`${garmin.origins.api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

export async function getConnect(garmin: GarminStandIn, path: string, token: string): Promise<Answer> {
  return answerOf(await getResponse(garmin, path, token));
}

export const LIST = '/activitylist-service/activities/search/activities';

export async function downloadOriginal(
  garmin: GarminStandIn,
  id: number,
  token: string,
): Promise<Uint8Array> {
  const response = await getResponse(garmin, `/download-service/files/activity/${id}`, token);
  return new Uint8Array(await response.arrayBuffer());
}
