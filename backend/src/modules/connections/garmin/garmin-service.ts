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
import { rowsOf } from '../adapters/service-values.ts';
import { GarminApi, unexpected } from './garmin-api.ts';
import { claimsOf, GarminTokens } from './garmin-tokens.ts';
import { listedActivity } from './listed-activity.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { trackFromArchive } from '../adapters/track-from-archive.ts';

const PAGE_SIZE = 20;
/** More activities than anybody records in a day. */
const MAX_OF_A_DAY = 200;
const DOWNLOAD_TIMEOUT_MS = 40_000;

/** Garmin Connect with the tokens of its app. Garmin has no way to revoke them: they are forgotten instead. */
@Injectable()
export class GarminService extends ConnectedService {
  private readonly api: GarminApi;
  private readonly tokens: GarminTokens;

  constructor(
    private readonly signIns: PendingSignIns,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
    this.api = new GarminApi(config.garmin.apiBase);
    this.tokens = new GarminTokens(config.garmin.authBase);
  }

  /** The access token names the account; another token counts as another account. */
  limitOf({ accessToken }: ServiceTokens): string {
    const { garmin_guid: guid } = claimsOf(accessToken);
    return typeof guid === 'string' ? guid : accessToken;
  }

  refresh(tokens: ServiceTokens): Promise<ServiceTokens> {
    return this.tokens.refresh(tokens, this.clock.now().getTime());
  }

  revoke(): Promise<void> {
    return Promise.resolve();
  }

  forget(owner: number): Promise<void> {
    return this.signIns.removeAll(owner);
  }

  async list({ accessToken }: ServiceTokens, request: ListRequest): Promise<readonly ListedActivity[]> {
    const wanted = request.kind === 'recent' ? request.count : MAX_OF_A_DAY;
    const found = new Map<string, ListedActivity>();
    for (let start = 0; start < wanted; start += PAGE_SIZE) {
      const query = new URLSearchParams({
        start: String(start),
        limit: String(Math.min(PAGE_SIZE, wanted - start)),
        ...(request.kind === 'day' && { startDate: request.date, endDate: request.date }),
      });
      const path = `/activitylist-service/activities/search/activities?${query.toString()}`;
      const page = rowsOf(await this.api.json(path, accessToken), listedActivity, PAGE_SIZE);
      if (page === undefined) throw new ServiceProblem('unavailable', 'Garmin answered with no list');
      if (page.length === 0) break;
      // An activity recorded meanwhile moves others to the next page.
      for (const activity of page) found.set(activity.sourceId, activity);
    }
    const activities = [...found.values()];
    if (request.kind === 'recent') return activities;
    return activities.filter(({ localStart }) => localStart.startsWith(request.date));
  }

  async fetchTrack(
    { accessToken }: ServiceTokens,
    { sourceId, hasTrack }: FetchableActivity,
  ): Promise<TrackFile> {
    const maxBytes = this.config.uploadLimitBytes;
    const answer = await this.api.get(
      `/download-service/files/activity/${encodeURIComponent(sourceId)}`,
      accessToken,
      { timeoutMs: DOWNLOAD_TIMEOUT_MS, maxBytes },
    );
    if (answer.status === 403 || answer.status === 404) {
      throw new ServiceProblem(
        hasTrack ? 'missing' : 'no_track',
        `Garmin answered ${answer.status} for the recording`,
      );
    }
    if (answer.status === 204 || (answer.status === 200 && answer.bytes.length === 0)) {
      throw new ServiceProblem('no_track', 'Garmin answered with no recording');
    }
    if (answer.status !== 200) throw unexpected(answer);
    return trackFromArchive(answer.bytes, sourceId, maxBytes);
  }
}
