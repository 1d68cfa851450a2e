import { AnswerContract } from './answer-contract.ts';
import type { AppUnderTest, Served } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { type RequestOptions, sendRequest } from './http-client.ts';

const contracts = new WeakMap<Served, Promise<AnswerContract>>();

/** Sends a request to the API and checks the answer against the published API document. */
async function sendChecked(
  app: Served,
  method: string,
  path: string,
  options: RequestOptions,
): Promise<Response> {
  const contract = contracts.get(app) ?? AnswerContract.of(app);
  contracts.set(app, contract);
  const address = `/api${path}`;
  const response = await sendRequest(app.url, method, address, options);
  const { status, headers } = response;
  const body = Buffer.from(await response.clone().arrayBuffer());
  (await contract).check(method, address, { status, type: headers.get('content-type'), body });
  return response;
}

/** A client of the API, signed in or not. */
export class Person {
  constructor(
    private readonly app: Served,
    readonly token: string | undefined = undefined,
  ) {}

  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return sendChecked(this.app, method, path, {
      headers: {
        ...this.authorization,
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

  /** Status and detail of a problem answer. */
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
    return sendChecked(this.app, 'POST', path, { headers: this.authorization, body: form });
  }

  /** Posts a URL-encoded form. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return sendChecked(this.app, 'POST', path, {
      headers: this.authorization,
      body: new URLSearchParams(fields),
    });
  }

  private get authorization(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }
}

export type Refusal = readonly [status: number, sentence: string];

export async function refusalOf(answer: Response): Promise<Refusal> {
  return [answer.status, ((await answer.json()) as { detail: string }).detail];
}

export const visitor = (app: Served) => new Person(app);

/** Waits for an email to this address whose link contains `path`, skipping the first `after` emails; returns the link. */
export function mailedLink(app: AppUnderTest, to: string, path: string, after = 0): Promise<URL> {
  return eventually(() => {
    const mail = app.mailer.mails
      .slice(after)
      .find((sent) => sent.to === to && sent.link?.includes(path) === true);
    return mail?.link === undefined ? undefined : new URL(mail.link);
  });
}

export async function signIn(app: Served, email: string, password: string): Promise<Response> {
  return sendChecked(app, 'POST', '/token', { body: new URLSearchParams({ username: email, password }) });
}

/** Registers, opens the emailed link and signs in. */
export async function join(app: AppUnderTest, email: string, password = 'correct horse'): Promise<Person> {
  const earlier = app.mailer.mails.length;
  return joinWith(app, email, password, async () => {
    const link = await mailedLink(app, email, '/verify-email', earlier);
    return link.searchParams.get('token')!;
  });
}

export async function joinWith(
  app: Served,
  email: string,
  password: string,
  mailedToken: () => Promise<string>,
): Promise<Person> {
  await visitor(app).json('POST', '/register', { email, password });
  await visitor(app).json('GET', `/verify-email/${await mailedToken()}`);
  const { access_token } = (await (await signIn(app, email, password)).json()) as { access_token: string };
  return new Person(app, access_token);
}
