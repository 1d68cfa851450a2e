import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import {
  ConnectedService,
  ServiceProblem,
  type ServiceTokens,
  type TrackFile,
} from '../connected-service.port.ts';
import type { FetchableActivity, ListedActivity, ListRequest } from '../events/sync-events.ts';
import { askService, jsonOf } from '../adapters/service-request.ts';
import { OAuthStates } from './oauth-states.ts';
import { listedActivities } from './strava-activities.ts';
import { stravaProblem } from './strava-answer.ts';
import { StravaOAuth } from './strava-oauth.ts';
import { trackFileOf } from './strava-streams.ts';

const TIMEOUT_MS = 20_000;
const LIST_BYTES = 10_000_000;
/** Four streams of a day at 1 Hz have less than half of it. */
const STREAMS_BYTES = 30_000_000;
const STREAMS = 'time,latlng,distance,heartrate';

const MOST_PER_PAGE = 200;
/** Nobody records this many activities on one day. */
const MOST_PAGES = 5;
const HOUR_SECONDS = 3600;
/** The local day begins up to 14 hours before the day in UTC and ends up to 12 hours after it. */
const EARLIEST_OFFSET = 14 * HOUR_SECONDS;
const LATEST_END = 36 * HOUR_SECONDS;

/** Strava's API v3. */
@Injectable()
export class StravaService extends ConnectedService {
  constructor(
    private readonly oauth: StravaOAuth,
    private readonly states: OAuthStates,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** Strava's limits are those of the application, for all people together. */
  limitOf(): string {
    return 'application';
  }

  async list(tokens: ServiceTokens, request: ListRequest): Promise<readonly ListedActivity[]> {
    if (request.kind === 'recent') return this.page(tokens, { per_page: request.count });
    const midnight = Date.parse(`${request.date}T00:00:00Z`) / 1000;
    const days: ListedActivity[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const activities = await this.page(tokens, {
        after: midnight - EARLIEST_OFFSET - 1,
        before: midnight + LATEST_END,
        per_page: MOST_PER_PAGE,
        page,
      });
      // A page can have fewer activities than asked for; only an empty one is the last.
      if (activities.length === 0) break;
      days.push(...activities);
    }
    return days.filter(({ localStart }) => localStart.startsWith(request.date));
  }

  async fetchTrack(tokens: ServiceTokens, activity: FetchableActivity): Promise<TrackFile> {
    const path = `/activities/${encodeURIComponent(activity.sourceId)}/streams`;
    const query = { keys: STREAMS, key_by_type: 'true' };
    const streams = await this.get(tokens, path, query, STREAMS_BYTES).catch((error: unknown) => {
      throw isWithoutStreams(error, activity) ? noTrack() : error;
    });
    const bytes = trackFileOf(streams, activity, this.config.pointLimit);
    return { fileName: `strava-${activity.sourceId}.tcx`, bytes };
  }

  refresh(tokens: ServiceTokens): Promise<ServiceTokens> {
    return this.oauth.refresh(tokens);
  }

  revoke(tokens: ServiceTokens): Promise<void> {
    return this.oauth.revoke(tokens);
  }

  forget(owner: number): Promise<void> {
    return this.states.removeAll(owner);
  }

  private async page(tokens: ServiceTokens, query: Readonly<Record<string, number>> & { per_page: number }) {
    const page = await this.get(tokens, '/athlete/activities', query, LIST_BYTES);
    return listedActivities(page, query.per_page);
  }

  private async get(
    { accessToken }: ServiceTokens,
    path: string,
    query: Readonly<Record<string, string | number>>,
    maxBytes: number,
  ): Promise<unknown> {
    const url = new URL(`${this.config.strava.apiBase}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const answer = await askService(url, { headers, timeoutMs: TIMEOUT_MS, maxBytes });
    const body = answer.status === 200 ? jsonOf(answer) : undefined;
    if (body !== undefined) return body;
    if (answer.status === 200) throw new ServiceProblem('unavailable', 'Strava: no JSON');
    throw stravaProblem(answer, this.clock.now());
  }
}

/** Strava answers 404 for the streams of an activity that was entered by hand. */
const isWithoutStreams = (error: unknown, { hasTrack }: FetchableActivity) =>
  error instanceof ServiceProblem && error.kind === 'missing' && !hasTrack;

const noTrack = () => new ServiceProblem('no_track', 'Strava: an activity without streams');
