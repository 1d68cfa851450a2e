import { setTimeout as sleep } from 'node:timers/promises';
import { newestLinkTo } from '../../lib/outbox.mjs';
import type { startFreshApp } from '../../start/fresh-app.mjs';

/** The password of all accounts. */
export const PASSWORD = 'offshore-at-dawn';

export type FreshApp = Awaited<ReturnType<typeof startFreshApp>>;

async function expectOk(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** A registered, verified and logged-in person. */
export class Person {
  private constructor(
    private readonly app: FreshApp,
    readonly authorization: string,
  ) {}

  static async signUp(app: FreshApp, email: string): Promise<Person> {
    await expectOk(
      await fetch(`${app.url}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
    );
    let link = newestLinkTo(email, app.dataDir);
    for (let tries = 0; link === undefined && tries < 100; tries += 1) {
      await sleep(100);
      link = newestLinkTo(email, app.dataDir);
    }
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    await expectOk(await fetch(`${app.url}/api/verify-email/${encodeURIComponent(token)}`));
    const body = new URLSearchParams({ username: email, password: PASSWORD });
    const signedIn = await expectOk(await fetch(`${app.url}/api/token`, { method: 'POST', body }));
    const { access_token } = (await signedIn.json()) as { access_token: string };
    return new Person(app, `Bearer ${access_token}`);
  }

  async upload(file: Uint8Array, fileName: string): Promise<string> {
    const form = new FormData();
    form.set('surf_type', 'ocean');
    form.set('tcx_file', new File([Buffer.from(file)], fileName));
    const { url_hash } = (await (await this.ask('/api/analyze', { method: 'POST', body: form })).json()) as {
      url_hash: string;
    };
    return url_hash;
  }

  /** The activity page's call, points as columns; resolves with the complete answer. */
  async readActivity(urlHash: string): Promise<void> {
    const headers = { accept: 'application/vnd.rideline.columns+json' };
    await (await this.ask(`/api/activities/${urlHash}`, { headers })).arrayBuffer();
  }

  async countActivities(): Promise<number> {
    return ((await (await this.ask('/api/activities')).json()) as unknown[]).length;
  }

  async setUsername(username: string): Promise<void> {
    await this.send('POST', '/api/users/me/update-username', { username });
  }

  async share(urlHash: string): Promise<void> {
    await this.send('PUT', `/api/activities/${urlHash}`, { is_public: true });
  }

  async rename(urlHash: string, name: string): Promise<void> {
    await this.send('PUT', `/api/activities/${urlHash}`, { activity_name: name });
  }

  private send(method: string, path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.ask(path, { method, headers, body: JSON.stringify(body) });
  }

  /** @throws Error unless the answer is good */
  async ask(path: string, request: RequestInit = {}): Promise<Response> {
    const headers = { ...request.headers, authorization: this.authorization };
    return expectOk(await fetch(`${this.app.url}${path}`, { ...request, headers }));
  }
}
