import { ServiceProblem } from '../connected-service.port.ts';
import {
  askService,
  isPage,
  jsonOf,
  type ServiceAnswer,
  type ServiceRequest,
} from '../adapters/service-request.ts';
import { isThrottled, throttled } from './garmin-answers.ts';
import { APP_HEADERS } from './garmin-clients.ts';

type Limits = Pick<ServiceRequest, 'timeoutMs' | 'maxBytes'>;

const JSON_LIMITS = { timeoutMs: 12_000, maxBytes: 5_000_000 };

/** Requests to Garmin's data with an access token. */
export class GarminApi {
  constructor(private readonly base: string) {}

  /** @throws ServiceProblem for anything but a JSON answer with status 200 */
  async json(path: string, accessToken: string): Promise<unknown> {
    const answer = await this.get(path, accessToken, JSON_LIMITS);
    const value = jsonOf(answer);
    if (answer.status !== 200 || typeof value !== 'object' || value === null) throw unexpected(answer);
    return value;
  }

  /**
   * An answer of a status below 500 that is no page.
   * @throws ServiceProblem throttled, refused, unavailable
   */
  async get(path: string, accessToken: string, limits: Limits): Promise<ServiceAnswer> {
    const headers = { ...APP_HEADERS, accept: '*/*', authorization: `Bearer ${accessToken}` };
    const answer = await askService(new URL(`${this.base}${path}`), { headers, ...limits });
    if (isThrottled(answer)) throw throttled(answer);
    if (answer.status === 401 && isAboutTheToken(answer)) {
      throw new ServiceProblem('refused', 'Garmin answered 401');
    }
    if (answer.status === 401 || answer.status >= 500 || isPage(answer)) throw unexpected(answer);
    return answer;
  }
}

/** Any other 401 is a page of something in front of the API. */
const isAboutTheToken = (answer: ServiceAnswer) =>
  answer.headers.get('www-authenticate')?.includes('invalid_token') === true || jsonOf(answer) !== undefined;

export const unexpected = ({ status, headers }: ServiceAnswer) =>
  new ServiceProblem(
    'unavailable',
    `Garmin answered ${status} with ${headers.get('content-type')?.split(';')[0] ?? 'no type'}`,
  );
