import { type Route } from '../http/origin.ts';
import { basicOf, formOf, type Incoming } from '../http/incoming.ts';
import { empty, json, type Reply } from '../http/reply.ts';
import { type StravaAction } from './actions.ts';
import { REFUSALS } from './errors.ts';
import { type IssuedTokens } from './grants.ts';
import { type StravaState } from './state.ts';

const ACTIONS: Readonly<Record<string, StravaAction>> = {
  authorization_code: 'exchange',
  refresh_token: 'refresh',
};

export function tokenRoutes(state: StravaState): readonly Route<StravaAction>[] {
  return [
    {
      method: 'POST',
      path: '/oauth/token',
      action: (request) => ACTIONS[formOf(request).get('grant_type') ?? ''] ?? 'token',
      answer: (request) => token(state, formOf(request)),
    },
    { method: 'POST', path: '/oauth/revoke', action: 'revoke', answer: (request) => revoke(state, request) },
  ];
}

function token(state: StravaState, form: URLSearchParams): Reply {
  if (form.get('client_id') !== state.client.id) return REFUSALS.clientId;
  if (form.get('client_secret') !== state.client.secret) return REFUSALS.clientSecret;
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return exchange(state, form);
  if (grantType === 'refresh_token') return refresh(state, form);
  return REFUSALS.grantType;
}

function exchange(state: StravaState, form: URLSearchParams): Reply {
  const code = form.get('code') ?? '';
  const taken = state.grants.takeCode(code);
  if (taken === undefined) return REFUSALS.code;
  const { id, username, firstname, lastname } = state.world.athlete(taken.athleteId) ?? {
    id: taken.athleteId,
  };
  const athlete = { id, username, resource_state: 2, firstname, lastname };
  return json(200, { ...bodyOf(state.grants.issue(taken)), athlete });
}

function refresh(state: StravaState, form: URLSearchParams): Reply {
  const issued = state.grants.refresh(form.get('refresh_token') ?? '');
  return issued === undefined ? REFUSALS.refreshToken : json(200, bodyOf(issued));
}

const bodyOf = ({ accessToken, refreshToken, expiresAt, expiresIn }: IssuedTokens) => ({
  token_type: 'Bearer',
  expires_at: expiresAt,
  expires_in: expiresIn,
  refresh_token: refreshToken,
  access_token: accessToken,
});

/** Takes the client's credentials from HTTP Basic only. An unknown token is answered like a revoked one. */
function revoke(state: StravaState, request: Incoming): Reply {
  const client = basicOf(request);
  if (client?.user !== state.client.id || client.password !== state.client.secret)
    return REFUSALS.clientSecret;
  const revoked = formOf(request).get('token');
  if (revoked === null) return REFUSALS.tokenMissing;
  state.grants.revoke(revoked);
  return empty(200);
}
