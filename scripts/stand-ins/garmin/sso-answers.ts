import { type Fault } from '../http/faults.ts';
import { html, json, type Reply } from '../http/reply.ts';
import { type GarminAccount } from './world.ts';

const NAMES: Readonly<Record<number, string>> = { 200: 'OK', 400: 'BAD_REQUEST', 401: 'UNAUTHORIZED' };

interface SsoAnswer {
  readonly status?: number;
  readonly message?: string;
  readonly serviceUrl?: string;
  readonly ticket?: string;
  readonly mfaInfo?: object | null;
  readonly cookies?: readonly string[];
}

/** An answer of login and MFA, by its type. */
export function ssoAnswer(
  type: string,
  { status = 200, message = '', serviceUrl, ticket, mfaInfo = null, cookies = [] }: SsoAnswer = {},
): Reply {
  return json(
    status,
    {
      serviceURL: serviceUrl ?? null,
      serviceTicketId: ticket ?? null,
      responseStatus: { type, message, httpStatus: NAMES[status] ?? 'FORBIDDEN' },
      customerMfaInfo: mfaInfo,
      consentTypeList: null,
      captchaAlreadyPassed: false,
      authType: 'CAS',
    },
    { 'set-cookie': cookies },
  );
}

export function mfaInfoOf({ email, mfa }: GarminAccount): object | null {
  if (mfa === null) return null;
  return {
    email: `${email.slice(0, 2)}*****@${email.split('@')[1] ?? ''}`,
    phoneNumber: mfa.method === 'sms' ? '*****67' : null,
    mfaLastMethodUsed: mfa.method,
    defaultMfaMethod: null,
  };
}

const challenge =
  '<head><title>Just a moment...</title></head>\n<body><noscript>Enable JavaScript and cookies to continue</noscript></body>';

/** Faults of Garmin's sign-in. */
export const SSO_FAULTS = {
  tooManyAsStatus: { kind: 'reply', reply: json(429, { error: { 'status-code': '429' } }) },
  tooManyAsJson: { kind: 'reply', reply: json(200, { error: { 'status-code': '429' } }) },
  code427AsJson: { kind: 'reply', reply: json(200, { error: { 'status-code': '427' } }) },
  challengeWith403: { kind: 'reply', reply: html(403, challenge, { server: 'cloudflare' }) },
} as const satisfies Record<string, Fault>;
