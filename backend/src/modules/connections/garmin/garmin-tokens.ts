import { decodeJwt } from 'jose';
import { ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { askService, jsonOf, type ServiceAnswer } from '../adapters/service-request.ts';
import { APP_HEADERS, TOKEN_CLIENT_IDS } from './garmin-clients.ts';
import { isThrottled, throttled } from './garmin-answers.ts';

const PATH = '/di-oauth2-service/oauth/token';
const TICKET_GRANT = 'https://connectapi.garmin.com/di-oauth2-service/oauth/grant/service_ticket';
const LIMITS = { timeoutMs: 12_000, maxBytes: 100_000 };

export interface Ticket {
  readonly ticket: string;
  /** Address that the ticket was issued for. */
  readonly service: string;
}

/** Garmin's token endpoint. Its answers repeat tokens and are never logged. */
export class GarminTokens {
  constructor(private readonly authBase: string) {}

  /** Tries the known client ids in order: a refused one leaves the ticket unused. */
  async redeem({ ticket, service }: Ticket, now: number): Promise<ServiceTokens> {
    for (const clientId of TOKEN_CLIENT_IDS) {
      const answer = await this.post(clientId, {
        grant_type: TICKET_GRANT,
        service_ticket: ticket,
        service_url: service,
      });
      if (answer.status === 200) return tokensOf(answer, clientId, now);
      if (answer.status !== 400 && answer.status !== 401) throw unexpected(answer);
    }
    throw new ServiceProblem('unavailable', 'Garmin accepts none of the known client ids for tokens');
  }

  /** Garmin gives a new refresh token with each answer and refuses the one before. */
  async refresh(tokens: ServiceTokens, now: number): Promise<ServiceTokens> {
    const clientId = tokens.clientId ?? TOKEN_CLIENT_IDS[0];
    const answer = await this.post(clientId, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refreshToken,
    });
    if (answer.status === 200) return tokensOf(answer, clientId, now);
    const { error } = (jsonOf(answer) ?? {}) as { error?: unknown };
    if (error === 'invalid_grant') throw new ServiceProblem('refused', 'Garmin refused the refresh token');
    throw unexpected(answer);
  }

  private async post(clientId: string, form: Readonly<Record<string, string>>): Promise<ServiceAnswer> {
    const answer = await askService(new URL(`${this.authBase}${PATH}`), {
      method: 'POST',
      headers: {
        ...APP_HEADERS,
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${clientId}:`).toString('base64')}`,
      },
      body: new URLSearchParams({ client_id: clientId, ...form }),
      ...LIMITS,
    });
    if (isThrottled(answer)) throw throttled(answer);
    return answer;
  }
}

const unexpected = ({ status }: ServiceAnswer) =>
  new ServiceProblem('unavailable', `Garmin's token endpoint answered ${status}`);

/** A refresh works only with the client id that the token was issued to. */
function tokensOf(answer: ServiceAnswer, clientId: string, now: number): ServiceTokens {
  const { access_token, refresh_token, expires_in } = (jsonOf(answer) ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') throw unexpected(answer);
  const claims = claimsOf(access_token);
  const lifetime = typeof expires_in === 'number' ? expires_in : 3_600;
  return {
    version: 1,
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: typeof claims['exp'] === 'number' ? claims['exp'] * 1_000 : now + lifetime * 1_000,
    clientId: typeof claims['client_id'] === 'string' ? claims['client_id'] : clientId,
  };
}

export function claimsOf(accessToken: string): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(accessToken);
  } catch {
    return {};
  }
}
