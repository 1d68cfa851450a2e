import { type Authorization, type StravaStandIn } from '../strava/start-strava.ts';

export const REDIRECT = 'http://127.0.0.1:3000/connect/strava/callback';

export type Parsed = ReturnType<typeof JSON.parse>;

/** Answer of a stand-in; `body` is parsed where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Parsed;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export function authorizeUrl(
  { oauthBase, state }: StravaStandIn,
  changes: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    client_id: state.client.id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    approval_prompt: 'auto',
    scope: 'read,activity:read_all',
    state: 'some-state',
    ...changes,
  });
  return `${oauthBase}/oauth/authorize?${query.toString()}`;
}

export async function newCode(strava: StravaStandIn, answer: Authorization = {}): Promise<string> {
  const target = await strava.authorize(authorizeUrl(strava), answer);
  return target.searchParams.get('code') ?? '';
}

/** Posts a form to the token endpoint with the client's credentials. */
export async function postToken(strava: StravaStandIn, form: Record<string, string>): Promise<Answer> {
  const { id, secret } = strava.state.client;
  const body = new URLSearchParams({ client_id: id, client_secret: secret, ...form });
  return answerOf(await fetch(`${strava.oauthBase}/oauth/token`, { method: 'POST', body }));
}

export async function connect(strava: StravaStandIn, answer: Authorization = {}): Promise<Answer['body']> {
  const { body } = await postToken(strava, {
    grant_type: 'authorization_code',
    code: await newCode(strava, answer),
  });
  return body;
}

export const postRefresh = (strava: StravaStandIn, refreshToken: string) =>
  postToken(strava, { grant_type: 'refresh_token', refresh_token: refreshToken });

export async function getApi(
  strava: StravaStandIn,
  path: string,
  token: string,
  base = strava.apiBase,
): Promise<Answer> {
  return answerOf(await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } }));
}
