import { describe, expect, it } from '@jest/globals';
import { stravaProblem } from './strava-answer.ts';

const NOON = new Date('2026-06-01T12:03:20Z');

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
  bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const fault = (resource: string, field: string, code: string) => ({
  message: 'Bad Request',
  errors: [{ resource, field, code }],
});

describe('an answer of Strava', () => {
  it.each([
    [400, fault('AuthorizationCode', 'code', 'invalid'), 'refused'],
    [400, fault('RequestToken', 'code', 'invalid'), 'refused'],
    [400, fault('AuthorizationCode', '', 'expired'), 'refused'],
    [400, fault('RefreshToken', 'refresh_token', 'invalid'), 'refused'],
    [400, fault('Application', 'redirect_uri', 'invalid'), 'blocked'],
    [400, fault('Application', 'after', 'future'), 'blocked'],
    [401, fault('Athlete', 'access_token', 'invalid'), 'refused'],
    [401, fault('AccessToken', 'activity:read_permission', 'missing'), 'refused'],
    [401, fault('Application', '', 'invalid'), 'blocked'],
    [400, fault('Application', 'refresh_token', 'invalid'), 'blocked'],
    [401, { message: 'Authorization Error', errors: [null, 5] }, 'refused'],
    [401, '<html>Log in to the proxy</html>', 'unavailable'],
    [403, fault('Application', 'Status', 'Inactive'), 'blocked'],
    [403, '<html>Limit of connected athletes exceeded</html>', 'unavailable'],
    [404, { message: 'Resource Not Found', errors: [] }, 'missing'],
    [500, fault('', '', ''), 'unavailable'],
    [302, '', 'unavailable'],
  ])('%i %j is %s', (status, body, kind) => {
    expect(stravaProblem(answer(status, body), NOON).kind).toBe(kind);
  });

  const tooMany = { message: 'Too Many Requests', errors: 'Rate Limit Exceeded', status: 429 };
  const limits = { 'X-RateLimit-Limit': '200,2000', 'X-ReadRateLimit-Limit': '100,1000' };

  it.each([
    ['until the next quarter hour', { ...limits, 'X-ReadRateLimit-Usage': '101,200' }, 700],
    ['until midnight UTC', { ...limits, 'X-ReadRateLimit-Usage': '3,1001' }, 43_000],
    [
      'also in the recorded spelling',
      { 'X-Ratelimit-Limit': '200,2000', 'X-Ratelimit-Usage': '9,2001' },
      43_000,
    ],
    ['without headers', {}, 700],
    ['as long as Retry-After says', { 'retry-after': '60' }, 60],
  ])('429 throttles %s', (_, headers, retryAfterSeconds) => {
    const problem = stravaProblem(answer(429, tooMany, headers), NOON);
    expect(problem).toMatchObject({ kind: 'throttled', options: { retryAfterSeconds } });
  });
});
