import { randomBytes } from 'node:crypto';
import { cookieOf, type Incoming, jsonOf } from '../http/incoming.ts';
import { type Route } from '../http/origin.ts';
import { html, type Reply } from '../http/reply.ts';
import { type GarminAction } from './actions.ts';
import { mfaInfoOf, ssoAnswer } from './sso-answers.ts';
import { type GarminState } from './state.ts';
import { type GarminAccount } from './world.ts';

const ENDS = 'Expires=Wed, 09 Jun 2027 10:18:14 GMT';
const cookie = (name: string, value: string, more = '') => `${name}=${value}; Path=/; HttpOnly${more}`;
const random = () => randomBytes(16).toString('hex');

/** The sign-in of Garmin's mobile apps. */
export function ssoRoutes(state: GarminState): readonly Route<GarminAction>[] {
  return [
    {
      method: 'GET',
      path: '/mobile/sso/en/sign-in',
      action: 'signInPage',
      answer: (request) => signInPage(state, request),
    },
    {
      method: 'POST',
      path: '/mobile/api/login',
      action: 'login',
      answer: (request) => login(state, request),
    },
    {
      method: 'POST',
      path: '/mobile/api/mfa/verifyCode',
      action: 'mfa',
      answer: (request) => verify(state, request),
    },
  ];
}

function signInPage({ services, signIns }: GarminState, { query }: Incoming): Reply {
  if (!services.has(query.get('clientId') ?? '')) return html(400, '<body><h1>Unknown client</h1></body>');
  return html(200, '<head><title>GARMIN Authentication Application</title></head>\n<body></body>', {
    'set-cookie': [
      cookie('SESSION', signIns.newSession()),
      cookie('__VCAP_ID__', random()),
      cookie('__cf_bm', random(), `; ${ENDS}`),
      cookie('__cflb', random(), `; ${ENDS}`),
      cookie('_cfuvid', random()),
    ],
  });
}

/** The service of a valid query: its client id and service belong together. */
function serviceOf({ services }: GarminState, { query }: Incoming): string | undefined {
  const service = query.get('service');
  const isValid = service !== null && services.get(query.get('clientId') ?? '') === service;
  return isValid && query.has('locale') ? service : undefined;
}

const queryOf = ({ query }: Incoming) =>
  ['clientId', 'locale', 'service'].map((name) => query.get(name) ?? '').join(' ');

function login(state: GarminState, request: Incoming): Reply {
  const { signIns, world } = state;
  const service = serviceOf(state, request);
  if (service === undefined) return ssoAnswer('INVALID_SERVICE', { status: 400 });
  const given = cookieOf(request, 'SESSION');
  const known = signIns.hasSession(given);
  const { username, password } = jsonOf(request) ?? {};
  if (typeof username !== 'string' || typeof password !== 'string')
    return ssoAnswer('INVALID_REQUEST', { status: 400 });
  const account = world.accountOf(username);
  if (account === undefined || account.password !== password)
    return ssoAnswer('INVALID_USERNAME_PASSWORD', { status: 401, message: 'Invalid credentials' });
  if (account.mfa === null) return success(state, account, service);
  const session = known ? given : signIns.newSession();
  signIns.startMfa(session, account, queryOf(request));
  return ssoAnswer('MFA_REQUIRED', {
    mfaInfo: mfaInfoOf(account),
    cookies: known ? [] : [cookie('SESSION', session)],
  });
}

function verify(state: GarminState, request: Incoming): Reply {
  const { signIns } = state;
  const session = cookieOf(request, 'SESSION');
  const pending = signIns.hasSession(session) ? signIns.pendingMfa(session) : undefined;
  const service = serviceOf(state, request);
  if (
    session === undefined ||
    pending === undefined ||
    service === undefined ||
    pending.query !== queryOf(request)
  )
    return ssoAnswer('SESSION_NOT_FOUND', { status: 401 });
  const { mfaMethod, mfaVerificationCode } = jsonOf(request) ?? {};
  if (mfaMethod !== pending.account.mfa?.method || mfaVerificationCode !== pending.code)
    return ssoAnswer('INVALID_MFA_CODE', { status: 401, message: 'Invalid code' });
  signIns.endMfa(session);
  return success(state, pending.account, service);
}

function success({ signIns }: GarminState, account: GarminAccount, service: string): Reply {
  return ssoAnswer('SUCCESSFUL', {
    serviceUrl: service,
    ticket: signIns.newTicket(account.id, service),
    cookies: [
      cookie('CASTGC', `TGT-${random()}-sso`, `; ${ENDS}`),
      cookie('GARMIN-SSO', '1', `; ${ENDS}`),
      cookie('GARMIN-SSO-CUST-GUID', account.garminGuid, `; ${ENDS}`),
    ],
  });
}
