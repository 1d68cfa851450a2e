import { jsonOf, type ServiceAnswer } from '../adapters/service-request.ts';
import { isThrottled, statusInBody } from './garmin-answers.ts';

type GeneralAnswer =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'throttled' }
  /** Garmin does not accept the client id. */
  | { readonly kind: 'client_refused' }
  /** CAPTCHA, locked account, consent, new password: to be done on Garmin's own site. */
  | { readonly kind: 'blocked' }
  /** A page, an error of the server, or JSON that says nothing. */
  | { readonly kind: 'unavailable' };

export type LoginAnswer =
  | GeneralAnswer
  | { readonly kind: 'code_needed'; readonly method: string }
  | { readonly kind: 'wrong_password' };

export type CodeAnswer = GeneralAnswer | { readonly kind: 'wrong_code' };

interface Body {
  readonly serviceTicketId?: unknown;
  readonly responseStatus?: { readonly type?: unknown } | null;
  readonly customerMfaInfo?: { readonly mfaLastMethodUsed?: unknown } | null;
}

export function readLoginAnswer(answer: ServiceAnswer): LoginAnswer {
  const general = readGeneral(answer);
  if (general !== undefined) return general;
  const body = jsonOf(answer) as Body;
  switch (body.responseStatus?.type ?? undefined) {
    case 'MFA_REQUIRED':
      return { kind: 'code_needed', method: methodOf(body) };
    case 'INVALID_USERNAME_PASSWORD':
      return { kind: 'wrong_password' };
    case undefined:
      return { kind: 'unavailable' };
    default:
      return { kind: 'blocked' };
  }
}

/** Any other JSON than success is a wrong code. */
export function readCodeAnswer(answer: ServiceAnswer): CodeAnswer {
  const general = readGeneral(answer);
  if (general !== undefined) return general;
  const isCaptcha = (jsonOf(answer) as Body).responseStatus?.type === 'CAPTCHA_REQUIRED';
  return isCaptcha ? { kind: 'blocked' } : { kind: 'wrong_code' };
}

/** What both answers have in common; undefined for JSON that is no success. */
function readGeneral(answer: ServiceAnswer): GeneralAnswer | undefined {
  if (isThrottled(answer)) return { kind: 'throttled' };
  if (answer.status === 427 || statusInBody(answer) === '427') return { kind: 'client_refused' };
  const body = jsonOf(answer) as Body | null | undefined;
  if (body == null || answer.status >= 500) return { kind: 'unavailable' };
  if (body.responseStatus?.type !== 'SUCCESSFUL') return undefined;
  const ticket = body.serviceTicketId;
  return typeof ticket === 'string' && ticket !== '' ? { kind: 'ticket', ticket } : { kind: 'unavailable' };
}

/** `customerMfaInfo` is null where the code goes by email. */
function methodOf({ customerMfaInfo }: Body): string {
  const method = customerMfaInfo?.mfaLastMethodUsed;
  return typeof method === 'string' && method !== '' ? method : 'email';
}
