import { CookieJar } from 'tough-cookie';
import { askService, type ServiceAnswer, type ServiceRequest } from '../adapters/service-request.ts';
import { GARMIN_CLIENTS, type GarminClientName, SIGN_IN_HEADERS } from './garmin-clients.ts';

const LIMITS = { timeoutMs: 12_000, maxBytes: 2_000_000 };

type SignInRequest = Pick<ServiceRequest, 'method' | 'headers' | 'body'>;

/** The requests of one login at Garmin's sign-in, which share cookies and client. */
export class SignInSession {
  constructor(
    private readonly base: string,
    private readonly client: GarminClientName,
    private readonly jar = new CookieJar(),
  ) {}

  /** @param cookies as `cookies` returned them */
  static restore(base: string, client: GarminClientName, cookies: string): SignInSession {
    return new SignInSession(base, client, CookieJar.deserializeSync(cookies));
  }

  cookies(): string {
    return JSON.stringify(this.jar.serializeSync());
  }

  /** The login belongs to the cookies of this page. */
  openPage(): Promise<ServiceAnswer> {
    return this.send(this.page(), { headers: { accept: 'text/html' } });
  }

  login(username: string, password: string): Promise<ServiceAnswer> {
    return this.post('/mobile/api/login', { username, password, rememberMe: true, captchaToken: '' });
  }

  verifyCode(mfaMethod: string, code: string): Promise<ServiceAnswer> {
    return this.post('/mobile/api/mfa/verifyCode', {
      mfaMethod,
      mfaVerificationCode: code,
      rememberMyBrowser: true,
      reconsentList: [],
      mfaSetup: false,
    });
  }

  private post(path: string, body: object): Promise<ServiceAnswer> {
    const { clientId, service } = GARMIN_CLIENTS[this.client];
    return this.send(this.address(path, { clientId, locale: 'en-US', service }), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        origin: new URL(this.base).origin,
        referer: this.page().href,
      },
      body: JSON.stringify(body),
    });
  }

  private page(): URL {
    return this.address('/mobile/sso/en/sign-in', { clientId: GARMIN_CLIENTS[this.client].clientId });
  }

  private address(path: string, query: Readonly<Record<string, string>>): URL {
    const url = new URL(`${this.base}${path}`);
    url.search = new URLSearchParams(query).toString();
    return url;
  }

  private async send(url: URL, request: SignInRequest): Promise<ServiceAnswer> {
    const cookie = await this.jar.getCookieString(url.href);
    const headers = { ...SIGN_IN_HEADERS, ...request.headers, ...(cookie !== '' && { cookie }) };
    const answer = await askService(url, { ...request, headers, ...LIMITS });
    for (const line of answer.headers.getSetCookie()) {
      await this.jar.setCookie(line, url.href, { ignoreError: true });
    }
    return answer;
  }
}
