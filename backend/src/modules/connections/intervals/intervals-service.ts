import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { askService, isPage, jsonOf, type ServiceAnswer } from '../adapters/service-request.ts';
import { rowsOf } from '../adapters/service-values.ts';
import {
  ConnectedService,
  type ServiceAccount,
  ServiceProblem,
  type ServiceTokens,
  type TrackFile,
} from '../connected-service.port.ts';
import type { FetchableActivity, ListedActivity, ListRequest } from '../events/sync-events.ts';
import { athleteOf, listedActivity } from './listed-activity.ts';
import { recordingOf } from './recording.ts';

const DAY_MS = 86_400_000;
/** Days before today that are listed one after the other until there are enough activities. */
const RECENT_DAYS = [60, 365, 9_000];
const YEAR = 365;
/** Local days begin up to 14 hours before those in UTC. */
const AHEAD_DAYS = 2;
const LIST = { timeoutMs: 20_000, maxBytes: 20_000_000 };
const FILE_TIMEOUT_MS = 40_000;
const MOST_ROWS = 20_000;
const LONGEST_PAUSE_SECONDS = 86_400;

/** The tokens of a key, which never expires and cannot be refreshed. */
export const tokensOf = (apiKey: string): ServiceTokens => ({
  version: 1,
  accessToken: apiKey,
  refreshToken: '',
  expiresAt: Number.MAX_SAFE_INTEGER,
});

/** intervals.icu with the key of a person, which its settings show and replace. */
@Injectable()
export class IntervalsService extends ConnectedService {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  /** Calls are counted by key. */
  limitOf({ accessToken }: ServiceTokens): string {
    return accessToken;
  }

  /** @throws ServiceProblem refused for a key that is not accepted */
  async account(tokens: ServiceTokens): Promise<ServiceAccount> {
    const id = athleteOf(await this.page(tokens, this.daysAgo(YEAR), this.daysAgo(-AHEAD_DAYS)));
    // Nothing else names the account of somebody without activities.
    const key = createHash('sha256').update(tokens.accessToken).digest('base64url');
    return { id: id ?? key, name: id ?? '' };
  }

  async list(tokens: ServiceTokens, request: ListRequest): Promise<readonly ListedActivity[]> {
    if (request.kind === 'day') {
      const next = dayOf(Date.parse(`${request.date}T00:00:00Z`) + DAY_MS);
      const activities = await this.between(tokens, request.date, next);
      return activities.filter(({ localStart }) => localStart.startsWith(request.date));
    }
    const found = new Map<string, ListedActivity>();
    let newest = this.daysAgo(-AHEAD_DAYS);
    for (const days of RECENT_DAYS) {
      const oldest = this.daysAgo(days);
      for (const activity of await this.between(tokens, oldest, newest))
        found.set(activity.sourceId, activity);
      if (found.size >= request.count) break;
      newest = oldest;
    }
    return [...found.values()]
      .sort((one, other) => other.localStart.localeCompare(one.localStart))
      .slice(0, request.count);
  }

  async fetchTrack(
    tokens: ServiceTokens,
    { sourceId, hasTrack, heldBy }: FetchableActivity,
  ): Promise<TrackFile> {
    if (heldBy !== undefined) throw new ServiceProblem('withheld', 'intervals.icu: a stub');
    const maxBytes = this.config.uploadLimitBytes;
    const path = `/activity/${encodeURIComponent(sourceId)}/file`;
    const answer = await this.get(tokens, path, { timeoutMs: FILE_TIMEOUT_MS, maxBytes });
    const { status, bytes } = answer;
    if (status === 403 || status === 404) {
      throw new ServiceProblem(hasTrack ? 'missing' : 'no_track', `intervals.icu: ${status} for a recording`);
    }
    if (status === 204 || (status === 200 && bytes.length === 0)) {
      throw new ServiceProblem('no_track', 'intervals.icu: no recording');
    }
    if (status !== 200) throw unexpected(answer);
    return recordingOf(bytes, sourceId, maxBytes);
  }

  refresh(): Promise<ServiceTokens> {
    return Promise.reject(new ServiceProblem('refused', 'intervals.icu: a key cannot be refreshed'));
  }

  /** Keys are replaced at intervals.icu alone. */
  revoke(): Promise<void> {
    return Promise.resolve();
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }

  private async between(tokens: ServiceTokens, oldest: string, newest: string) {
    const rows = rowsOf(await this.page(tokens, oldest, newest), listedActivity, MOST_ROWS);
    if (rows === undefined) throw new ServiceProblem('unavailable', 'intervals.icu: no list');
    return rows;
  }

  private async page(tokens: ServiceTokens, oldest: string, newest: string): Promise<unknown> {
    const query = new URLSearchParams({ oldest, newest }).toString();
    const answer = await this.get(tokens, `/athlete/0/activities?${query}`, LIST);
    if (answer.status === 403) throw new ServiceProblem('refused', 'intervals.icu: 403');
    const rows = answer.status === 200 ? jsonOf(answer) : undefined;
    if (!Array.isArray(rows)) throw unexpected(answer);
    return rows;
  }

  /** @throws ServiceProblem throttled, refused, unavailable */
  private async get(
    { accessToken }: ServiceTokens,
    path: string,
    limits: { readonly timeoutMs: number; readonly maxBytes: number },
  ): Promise<ServiceAnswer> {
    const authorization = `Basic ${Buffer.from(`API_KEY:${accessToken}`).toString('base64')}`;
    const url = new URL(`${this.config.intervals.apiBase}/api/v1${path}`);
    const answer = await askService(url, { headers: { authorization, accept: '*/*' }, ...limits });
    const { status, headers } = answer;
    if (status === 429) {
      const seconds = Math.min(Math.ceil(Number(headers.get('retry-after'))), LONGEST_PAUSE_SECONDS);
      const told = seconds > 0 ? { retryAfterSeconds: seconds } : {};
      throw new ServiceProblem('throttled', 'intervals.icu: 429', told);
    }
    // A page is of something in front of the API.
    if (status >= 500 || isPage(answer)) throw unexpected(answer);
    if (status === 401) throw new ServiceProblem('refused', 'intervals.icu: 401');
    return answer;
  }

  private daysAgo(days: number): string {
    return dayOf(this.clock.now().getTime() - days * DAY_MS);
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const unexpected = ({ status }: ServiceAnswer) =>
  new ServiceProblem('unavailable', `intervals.icu: an unexpected answer with ${status}`);
