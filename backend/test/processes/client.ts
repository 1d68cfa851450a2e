import { mailedToken } from '../mailed-token.ts';

const PASSWORD = 'correct horse';

/** A logged-in client of one process, or of the balancer in front of several. */
export class Client {
  constructor(
    private readonly at: { readonly url: string },
    private readonly token = '',
  ) {}

  /** The same login at another address. */
  via(at: { readonly url: string }): Client {
    return new Client(at, this.token);
  }

  call(method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(`${this.at.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  /** @throws Error for an answer other than 2xx */
  async json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async upload(file: Uint8Array, name: string): Promise<string> {
    const form = new FormData();
    form.append('surf_type', 'ocean');
    form.append('tcx_file', new Blob([Buffer.from(file)]), name);
    const { url_hash } = await this.json<{ url_hash: string }>('POST', '/analyze', form);
    return url_hash;
  }
}

/** Registers, opens the link of the email in the outbox, and logs in. */
export async function signUp(at: { readonly url: string }, dataDir: string, email: string): Promise<Client> {
  const visitor = new Client(at);
  await visitor.json('POST', '/register', { email, password: PASSWORD });
  await visitor.json('GET', `/verify-email/${await mailedToken(dataDir, email)}`);
  const { access_token } = await visitor.json<{ access_token: string }>('POST', '/token', {
    username: email,
    password: PASSWORD,
  });
  return new Client(at, access_token);
}
