import { describe, expect, it } from '@jest/globals';
import type { ServiceAnswer } from '../adapters/service-request.ts';
import { readCodeAnswer, readLoginAnswer } from './sign-in-answer.ts';

const answer = (status: number, body: unknown): ServiceAnswer => ({
  status,
  headers: new Headers(),
  bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const ofType = (type: string, more: object = {}) => ({ responseStatus: { type, message: '' }, ...more });
const SUCCESS = ofType('SUCCESSFUL', { serviceTicketId: 'ST-1-sso', customerMfaInfo: null });
const PAGE = '<!doctype html><title>Just a moment...</title>';

describe('an answer of a login', () => {
  it('holds the ticket', () => {
    expect(readLoginAnswer(answer(200, SUCCESS))).toEqual({ kind: 'ticket', ticket: 'ST-1-sso' });
  });

  it.each([
    [{ mfaLastMethodUsed: 'sms' }, 'sms'],
    [{ mfaLastMethodUsed: null }, 'email'],
    [null, 'email'],
  ])('asks for a code, with %j by %s', (customerMfaInfo, method) => {
    const body = ofType('MFA_REQUIRED', { serviceTicketId: null, customerMfaInfo });
    expect(readLoginAnswer(answer(200, body))).toEqual({ kind: 'code_needed', method });
  });

  it.each([
    ['a wrong password', 401, ofType('INVALID_USERNAME_PASSWORD'), 'wrong_password'],
    ['429 by status', 429, PAGE, 'throttled'],
    ['429 in the body', 200, { error: { 'status-code': '429' } }, 'throttled'],
    ['427 by status', 427, '', 'client_refused'],
    ['427 in the body', 200, { error: { 'status-code': '427' } }, 'client_refused'],
    ['a CAPTCHA', 200, ofType('CAPTCHA_REQUIRED'), 'blocked'],
    ['a locked account', 403, ofType('ACCOUNT_LOCKED'), 'blocked'],
    ['an answer that nobody has seen', 200, ofType('SOMETHING_NEW'), 'blocked'],
    ['a page', 200, PAGE, 'unavailable'],
    ['a page with 403', 403, PAGE, 'unavailable'],
    ['an error of the server', 500, ofType('SUCCESSFUL'), 'unavailable'],
    ['success without a ticket', 200, ofType('SUCCESSFUL'), 'unavailable'],
    ['JSON without a type', 200, {}, 'unavailable'],
    ['JSON that is no object', 200, 'null', 'unavailable'],
    ['an empty body', 200, '', 'unavailable'],
  ])('recognizes %s', (_, status, body, kind) => {
    expect(readLoginAnswer(answer(status, body)).kind).toBe(kind);
  });
});

describe('an answer to a code', () => {
  it.each([
    ['success', 200, SUCCESS, 'ticket'],
    ['a wrong code', 401, ofType('INVALID_MFA_CODE'), 'wrong_code'],
    ['any other JSON', 400, { message: 'no' }, 'wrong_code'],
    ['429 in the body', 200, { error: { 'status-code': 429 } }, 'throttled'],
    ['a CAPTCHA', 200, ofType('CAPTCHA_REQUIRED'), 'blocked'],
    ['a page', 200, PAGE, 'unavailable'],
    ['an error of the server', 502, ofType('INVALID_MFA_CODE'), 'unavailable'],
  ])('recognizes %s', (_, status, body, kind) => {
    expect(readCodeAnswer(answer(status, body)).kind).toBe(kind);
  });
});
