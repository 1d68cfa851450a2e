import { basicOf, formOf, type Incoming } from '../http/incoming.ts';
import { type Route } from '../http/origin.ts';
import { json, type Reply } from '../http/reply.ts';
import { type GarminAction } from './actions.ts';
import { type GarminState } from './state.ts';

const TICKET_GRANT = 'https://connectapi.garmin.com/di-oauth2-service/oauth/grant/service_ticket';
const ACTIONS: Readonly<Record<string, GarminAction>> = {
  [TICKET_GRANT]: 'ticketExchange',
  refresh_token: 'refresh',
};

const refused = (status: number, error: string, description: string) =>
  json(status, { error, error_description: description });

/** The token endpoint. */
export function diAuthRoutes(state: GarminState): readonly Route<GarminAction>[] {
  return [
    {
      method: 'POST',
      path: '/di-oauth2-service/oauth/token',
      action: (request) => ACTIONS[formOf(request).get('grant_type') ?? ''] ?? 'token',
      answer: (request) => token(state, request),
    },
  ];
}

function token(state: GarminState, request: Incoming): Reply {
  const form = formOf(request);
  const basic = basicOf(request);
  const clientId = form.get('client_id') ?? '';
  if (basic === undefined || basic.user !== clientId || basic.password !== '')
    return refused(401, 'invalid_client', 'Bad client credentials');
  if (!state.diClients.has(clientId)) return refused(401, 'invalid_client', `Unknown client ${clientId}`);
  const grantType = form.get('grant_type');
  if (grantType === TICKET_GRANT) return exchange(state, form, clientId);
  if (grantType === 'refresh_token') return refresh(state, form, clientId);
  return refused(400, 'unsupported_grant_type', `Unsupported grant type: ${grantType ?? ''}`);
}

function exchange({ signIns, tokens, world }: GarminState, form: URLSearchParams, clientId: string): Reply {
  const given = form.get('service_ticket') ?? '';
  const ticket = signIns.ticket(given);
  const account = ticket && world.account(ticket.accountId);
  if (account === undefined || ticket?.serviceUrl !== form.get('service_url'))
    return refused(400, 'invalid_grant', 'Invalid service ticket');
  signIns.useUp(given);
  return json(200, tokens.issue(account, clientId));
}

/** A refusal repeats the token, as Garmin's does. */
function refresh({ tokens }: GarminState, form: URLSearchParams, clientId: string): Reply {
  const given = form.get('refresh_token') ?? '';
  const issued = tokens.rotate(given, clientId);
  if (issued === undefined) return refused(400, 'invalid_grant', `Invalid refresh token: ${given}`);
  return json(200, issued);
}
