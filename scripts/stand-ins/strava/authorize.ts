import { type Route } from '../http/origin.ts';
import { formOf, type Incoming } from '../http/incoming.ts';
import { redirect, type Reply } from '../http/reply.ts';
import { type StravaAction } from './actions.ts';
import { authorizePage, type AuthorizationRequest } from './authorize-page.ts';
import { REFUSALS } from './errors.ts';
import { type StravaState } from './state.ts';

const SCOPES = [
  'read',
  'read_all',
  'profile:read_all',
  'profile:write',
  'activity:read',
  'activity:read_all',
  'activity:write',
];

/** The page that asks an athlete, and the answer to its form. */
export function authorizeRoutes(state: StravaState): readonly Route<StravaAction>[] {
  return [
    {
      method: 'GET',
      path: '/oauth/authorize',
      action: 'authorizePage',
      answer: ({ query }) => {
        const asked = checked(state, query);
        return 'status' in asked ? asked : authorizePage(asked, state.world.athletes);
      },
    },
    {
      method: 'POST',
      path: '/oauth/authorize',
      action: 'authorize',
      answer: (request) => decide(state, request),
    },
  ];
}

/** The request for authorization, or the refusal. */
function checked(state: StravaState, query: URLSearchParams): AuthorizationRequest | Reply {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== state.client.id) return REFUSALS.clientId;
  if (!state.client.redirectUris.includes(redirectUri)) return REFUSALS.redirectUri;
  if (query.get('response_type') !== 'code') return REFUSALS.responseType;
  const scopes = (query.get('scope') ?? '').split(',');
  if (scopes.some((scope) => !SCOPES.includes(scope))) return REFUSALS.scope;
  return { redirectUri, scopes, query };
}

function decide(state: StravaState, request: Incoming): Reply {
  const asked = checked(state, request.query);
  if ('status' in asked) return asked;
  const form = formOf(request);
  const target = new URL(asked.redirectUri);
  target.searchParams.set('state', request.query.get('state') ?? '');
  const athlete = state.world.athlete(Number(form.get('athlete')));
  if (form.get('decision') !== 'authorize' || athlete === undefined) {
    target.searchParams.set('error', 'access_denied');
    return redirect(target);
  }
  const scopes = asked.scopes.filter((scope) => form.getAll('scope').includes(scope));
  target.searchParams.set('code', state.grants.newCode(athlete.id, scopes));
  target.searchParams.set('scope', scopes.join(','));
  return redirect(target);
}
