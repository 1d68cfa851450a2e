import { AnswerContract } from './answer-contract.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';

const contracts = new WeakMap<AppUnderTest, Promise<AnswerContract>>();

/** Fetches, and checks the answer against the published API document. */
async function checkedFetch(app: AppUnderTest, path: string, init: RequestInit): Promise<Response> {
  const contract = contracts.get(app) ?? AnswerContract.of(app);
  contracts.set(app, contract);
  const response = await fetch(`${app.url}/api${path}`, init);
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  (await contract).check(init.method ?? 'GET', response.url, {
    status,
    type: headers.get('content-type'),
    body,
  });
  return new Response(body.length > 0 ? body : null, { status, headers });
}

/** Somebody using the API. */
export class Person {
  constructor(
    private readonly app: AppUnderTest,
    readonly token: string | undefined = undefined,
  ) {}

  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return checkedFetch(this.app, path, {
      method,
      headers: {
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.call(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** The status and the sentence of a refusal. */
  async refusal(method: string, path: string, body?: unknown): Promise<Refusal> {
    return refusalOf(await this.call(method, path, body));
  }

  upload(
    file: Uint8Array,
    name: string,
    fields: Record<string, string> = { surf_type: 'ocean' },
  ): Promise<Response> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('tcx_file', new Blob([file]), name);
    return this.send('/analyze', form);
  }

  send(path: string, form: FormData): Promise<Response> {
    return checkedFetch(this.app, path, {
      method: 'POST',
      headers: { ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }) },
      body: form,
    });
  }
}

export type Refusal = readonly [status: number, sentence: string];

export async function refusalOf(answer: Response): Promise<Refusal> {
  return [answer.status, ((await answer.json()) as { detail: string }).detail];
}

export const visitor = (app: AppUnderTest) => new Person(app);

/** The address in the first mail to this person, after so many mails to anybody, whose link contains `path`. */
export function mailedLink(app: AppUnderTest, to: string, path: string, after = 0): Promise<URL> {
  return eventually(() => {
    const mail = app.mailer.mails
      .slice(after)
      .find((sent) => sent.to === to && sent.link?.includes(path) === true);
    return mail?.link === undefined ? undefined : new URL(mail.link);
  });
}

export async function signIn(app: AppUnderTest, email: string, password: string): Promise<Response> {
  return checkedFetch(app, '/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: email, password }),
  });
}

/** Registers, opens the mailed link and signs in. */
export async function join(app: AppUnderTest, email: string, password = 'correct horse'): Promise<Person> {
  const earlier = app.mailer.mails.length;
  await visitor(app).json('POST', '/register', { email, password });
  const link = await mailedLink(app, email, '/verify-email', earlier);
  await visitor(app).json('GET', `/verify-email/${link.searchParams.get('token')}`);
  const { access_token } = (await (await signIn(app, email, password)).json()) as { access_token: string };
  return new Person(app, access_token);
}
