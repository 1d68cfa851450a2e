import { FaultSwitches } from '../http/faults.ts';
import { basicOf, bearerOf, formOf, type Incoming } from '../http/incoming.ts';
import { type Route, startOrigin } from '../http/origin.ts';
import { escapeHtml, html, json, redirect, type Reply } from '../http/reply.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { Issuer, type OidcClient, type OidcPerson } from './issuer.ts';

export type OidcAction = 'discovery' | 'keys' | 'loginPage' | 'login' | 'token' | 'userinfo';
export type OidcStandIn = Awaited<ReturnType<typeof startOidcStandIn>>;

const PATH = '/realms/house';
const SCOPES = ['openid', 'email', 'profile', 'groups'];

/** Starts an identity provider without people. Its login page asks for no password. */
export async function startOidcStandIn(
  options: { readonly port?: number; readonly client?: Partial<OidcClient> } = {},
) {
  const faults = new FaultSwitches<OidcAction>();
  const counts = new RequestCounts<OidcAction>();
  const issuer = new Issuer({
    id: 'rideline',
    secret: 'stand-in secret: of/oidc',
    redirectUris: ['http://127.0.0.1:3000/login/oidc'],
    ...options.client,
  });
  let url = '';
  const origin = await startOrigin({
    port: options.port ?? 0,
    faults,
    counts,
    routes: routesOf(issuer, () => `${url}${PATH}`),
  });
  url = origin.url;
  return {
    issuer,
    faults,
    counts,
    /** The app's settings for this stand-in. */
    settings: {
      OIDC_ISSUER: `${url}${PATH}`,
      OIDC_CLIENT_ID: issuer.client.id,
      OIDC_CLIENT_SECRET: issuer.client.secret,
    },
    /** Answers the login page over HTTP, and returns where it leads. */
    async login(loginUrl: string, sub: string, decision = 'login'): Promise<URL> {
      const page = await fetch(loginUrl);
      if (!page.ok) throw new Error(`The login page answered ${page.status}: ${await page.text()}`);
      const body = new URLSearchParams({ sub, decision });
      const answer = await fetch(loginUrl, { method: 'POST', body, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    stop: () => origin.stop(),
  };
}

function routesOf(issuer: Issuer, self: () => string): readonly Route<OidcAction>[] {
  const route = (
    method: 'GET' | 'POST',
    path: string,
    action: OidcAction,
    answer: (request: Incoming) => Reply,
  ) => ({ method, path: `${PATH}${path}`, action, answer });
  return [
    route('GET', '/.well-known/openid-configuration', 'discovery', () =>
      json(200, {
        issuer: self(),
        authorization_endpoint: `${self()}/login`,
        token_endpoint: `${self()}/token`,
        userinfo_endpoint: `${self()}/userinfo`,
        jwks_uri: `${self()}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
        code_challenge_methods_supported: ['S256'],
        scopes_supported: SCOPES,
        authorization_response_iss_parameter_supported: true,
      }),
    ),
    route('GET', '/keys', 'keys', () => json(200, issuer.keys)),
    route('GET', '/login', 'loginPage', ({ query }) => refusal(issuer, query) ?? loginPage(issuer, query)),
    route(
      'POST',
      '/login',
      'login',
      (request) => refusal(issuer, request.query) ?? login(issuer, self(), request),
    ),
    route('POST', '/token', 'token', (request) => token(issuer, self(), request)),
    route('GET', '/userinfo', 'userinfo', (request) => {
      const claims = issuer.userinfo(bearerOf(request));
      return claims
        ? json(200, claims)
        : json(401, {}, { 'www-authenticate': 'Bearer error="invalid_token"' });
    }),
  ];
}

/** An unknown client or address is refused on a page: nobody is sent there. */
function refusal({ client }: Issuer, query: URLSearchParams): Reply | undefined {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== client.id) return html(400, '<h1>Unknown client</h1>');
  if (!client.redirectUris.includes(redirectUri)) return html(400, '<h1>Invalid redirect URI</h1>');
  const scopes = (query.get('scope') ?? '').split(' ');
  if (query.get('response_type') !== 'code') return back(query, { error: 'unsupported_response_type' });
  if (!scopes.includes('openid') || scopes.some((scope) => !SCOPES.includes(scope)))
    return back(query, { error: 'invalid_scope' });
  const hasPkce = query.get('code_challenge_method') === 'S256' && query.get('code_challenge') !== null;
  return hasPkce ? undefined : back(query, { error: 'invalid_request' });
}

function login(issuer: Issuer, self: string, request: Incoming): Reply {
  const { query } = request;
  const form = formOf(request);
  const person = issuer.people.find(({ sub }) => sub === form.get('sub'));
  if (form.get('decision') !== 'login' || person === undefined) {
    return back(query, { error: 'access_denied', iss: self });
  }
  const code = issuer.newCode({
    person,
    redirectUri: query.get('redirect_uri') ?? '',
    challenge: query.get('code_challenge') ?? '',
    nonce: query.get('nonce'),
    scopes: (query.get('scope') ?? '').split(' '),
  });
  return back(query, { code, iss: self });
}

function token(issuer: Issuer, self: string, request: Incoming): Reply {
  const { id, secret } = issuer.client;
  const client = basicOf(request);
  const form = formOf(request);
  if (client?.user !== id || client.password !== secret) {
    return json(401, { error: 'invalid_client' }, { 'www-authenticate': 'Basic realm="house"' });
  }
  if (form.get('grant_type') !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' });
  const field = (name: string) => form.get(name) ?? '';
  const redeemed = issuer.redeem(field('code'), field('redirect_uri'), field('code_verifier'));
  return redeemed ? json(200, issuer.tokens(self, redeemed)) : json(400, { error: 'invalid_grant' });
}

function back(query: URLSearchParams, answer: Readonly<Record<string, string>>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
  const state = query.get('state');
  if (state !== null) target.searchParams.set('state', state);
  return redirect(target);
}

function loginPage({ people }: Issuer, query: URLSearchParams): Reply {
  const options = people.map(
    ({ sub, email }: OidcPerson) => `<option value="${escapeHtml(sub)}">${escapeHtml(email ?? sub)}</option>`,
  );
  return html(
    200,
    `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in for an identity provider: log in</title>
<style>
html { color-scheme: light dark; }
body { font: 16px/1.5 sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
button, select { font: inherit; min-height: 2.5rem; padding: 0 1rem; margin: 0 0.5rem 0.5rem 0; }
</style>
</head>
<body>
<h1>Log in to the house</h1>
<form method="post" action="?${escapeHtml(query.toString())}">
<p><label>Person <select name="sub">${options.join('')}</select></label></p>
<p><button name="decision" value="login">Log in</button><button name="decision" value="cancel">Cancel</button></p>
</form>
</body>`,
  );
}
