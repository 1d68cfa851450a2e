import { json, type Reply } from '../http/reply.ts';

interface StravaError {
  readonly resource: string;
  readonly field: string;
  readonly code: string;
}

const refusal = (status: number, message: string, error: StravaError) =>
  json(status, { message, errors: [error] });

const badRequest = (resource: string, field: string, code = 'invalid') =>
  refusal(400, 'Bad Request', { resource, field, code });

/** Strava's refusals, as recorded. */
export const REFUSALS = {
  clientId: badRequest('Application', 'client_id'),
  redirectUri: badRequest('Application', 'redirect_uri'),
  responseType: badRequest('Application', 'response_type'),
  scope: badRequest('Authorize', 'scope'),
  grantType: badRequest('OAuth', 'grant_type'),
  clientSecret: refusal(401, 'Authorization Error', { resource: 'Application', field: '', code: 'invalid' }),
  code: badRequest('AuthorizationCode', 'code'),
  refreshToken: badRequest('RefreshToken', 'refresh_token'),
  tokenMissing: badRequest('Application', 'token', 'missing'),
  accessToken: refusal(401, 'Authorization Error', {
    resource: 'Athlete',
    field: 'access_token',
    code: 'invalid',
  }),
  readPermission: refusal(401, 'Authorization Error', {
    resource: 'AccessToken',
    field: 'activity:read_permission',
    code: 'missing',
  }),
  notFound: json(404, { message: 'Resource Not Found', errors: [] }),
  perPage: badRequest('Application', 'per_page'),
  page: badRequest('Application', 'page'),
  before: badRequest('Application', 'before'),
  after: badRequest('Application', 'after', 'future'),
  keys: badRequest('Activity', 'keys', 'missing'),
} as const satisfies Record<string, Reply>;
