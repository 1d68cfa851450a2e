import { Inject, Injectable, Logger } from '@nestjs/common';
import { Lane } from '../../../platform/admission/lane.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../../../kernel/kernel.ts';
import { type ConnectedService, ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { type ConnectionKey, CredentialStore, type StoredTokens } from './credential-store.ts';
import { ServicePauses } from './service-pauses.ts';

/** Tokens that expire sooner are refreshed first. */
const REFRESH_BEFORE_MS = 15 * 60_000;
/** Longest wait while another process refreshes the same tokens. */
const WAIT_MS = 20_000;

/** Calls of one person at a time; further ones wait. */
const CALLS_AT_ONCE = 3;
/** Calls of one person, waiting ones included: more than a list has rows. */
const MOST_CALLS = 250;
/** Calls of all people at a time. */
const ALL_CALLS_AT_ONCE = 60;

/** The connection has no tokens that this installation can open. */
export class TokensMissing extends ServiceProblem {
  constructor() {
    super('refused', 'There are no tokens for this connection');
  }
}

type Work<Result> = (service: ConnectedService, tokens: ServiceTokens) => Promise<Result>;

/**
 * Calls services with valid tokens. Tokens are refreshed once for all calls that need it, in this process and others:
 * a service that replaces the refresh token accepts the earlier one no longer.
 */
@Injectable()
export class ServiceAccess {
  private readonly logger = new Logger(ServiceAccess.name);
  private readonly refreshing = new Map<string, Promise<StoredTokens>>();
  private readonly lane: Lane;

  constructor(
    private readonly services: ConnectedServices,
    private readonly store: CredentialStore,
    private readonly pauses: ServicePauses,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
    @Inject(CONFIG) { analysesWaiting: waiting, analysisWaitMs: waitMs }: Config,
  ) {
    this.lane = new Lane({
      atOnce: ALL_CALLS_AT_ONCE,
      atOncePerCaller: CALLS_AT_ONCE,
      waiting,
      waitMs,
      perCaller: MOST_CALLS,
    });
  }

  /**
   * Waits for its turn among the person's calls. Refused tokens are refreshed once; tokens that are refused after that
   * are removed.
   * @throws ServiceProblem, and DomainError rate_limited or unavailable when too many calls wait
   */
  async call<Result>(key: ConnectionKey, work: Work<Result>): Promise<Result> {
    const turn = await this.lane.enter(String(key.owner));
    try {
      return await this.callNow(key, work);
    } finally {
      turn.release();
    }
  }

  /**
   * Stores the tokens of a connection and records it. Tokens go first, since an event without tokens would be a lost
   * connection; if the event is refused, they are taken back.
   */
  async connect<Result>(
    key: ConnectionKey,
    tokens: ServiceTokens,
    record: () => Promise<Result>,
  ): Promise<Result> {
    const before = await this.store.read(key);
    await this.store.put(key, tokens);
    try {
      return await record();
    } catch (error) {
      await (before === undefined ? this.disconnect(key) : this.store.put(key, before.tokens));
      throw error;
    }
  }

  /** Revokes the tokens at the service if that is possible, and removes them in any case. */
  async disconnect(key: ConnectionKey): Promise<void> {
    const stored = await this.store.read(key);
    try {
      if (stored !== undefined && this.services.isOffered(key.service)) {
        await this.services.of(key.service).revoke(stored.tokens);
      }
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      this.logger.warn(`Removed tokens of ${key.service} without revoking them there: ${error.message}`);
    } finally {
      await this.store.remove(key);
    }
  }

  private async callNow<Result>(key: ConnectionKey, work: Work<Result>): Promise<Result> {
    const stored = await this.stored(key);
    const limit = this.services.of(key.service).limitOf(stored.tokens);
    return this.pauses.guard({ service: key.service, limit }, () => this.callWith(key, stored, work));
  }

  private async callWith<Result>(
    key: ConnectionKey,
    stored: StoredTokens,
    work: Work<Result>,
  ): Promise<Result> {
    const service = this.services.of(key.service);
    let current = stored;
    try {
      const isExpiring = current.tokens.expiresAt - this.clock.now().getTime() < REFRESH_BEFORE_MS;
      if (isExpiring) current = await this.refreshed(key, current);
      try {
        return await work(service, current.tokens);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
      current = await this.refreshed(key, current);
      return await work(service, current.tokens);
    } catch (error) {
      if (isRefused(error)) await this.forget(key, current, error);
      throw error;
    }
  }

  private async stored(key: ConnectionKey): Promise<StoredTokens> {
    const stored = await this.store.read(key);
    if (stored === undefined) throw new TokensMissing();
    return stored;
  }

  /** Tokens newer than these. */
  private async refreshed(key: ConnectionKey, old: StoredTokens): Promise<StoredTokens> {
    const name = `connection:${key.service}:${key.owner}`;
    const running = this.refreshing.get(name);
    if (running !== undefined) return running;
    const refreshing = this.refreshUnderLease(name, key, old).finally(() => this.refreshing.delete(name));
    this.refreshing.set(name, refreshing);
    return refreshing;
  }

  private async refreshUnderLease(
    name: string,
    key: ConnectionKey,
    old: StoredTokens,
  ): Promise<StoredTokens> {
    const timeout = AbortSignal.timeout(WAIT_MS);
    const lease = await this.work.tools.leases.acquire(name, timeout).catch((error: unknown) => {
      if (!timeout.aborted) throw error;
      throw new ServiceProblem('unavailable', 'Another process refreshes the tokens for too long');
    });
    try {
      const stored = await this.stored(key);
      if (stored.revision !== old.revision) return stored;
      const tokens = await this.services.of(key.service).refresh(stored.tokens);
      return (await this.store.replace(key, stored.revision, tokens)) ?? (await this.stored(key));
    } finally {
      await lease.release();
    }
  }

  /** @throws ServiceProblem unavailable if the person connected again in the meantime */
  private async forget(key: ConnectionKey, used: StoredTokens, cause: unknown): Promise<void> {
    await this.store.remove(key, used.revision);
    if ((await this.store.read(key)) === undefined) return;
    throw new ServiceProblem('unavailable', 'The tokens were replaced during the call', { cause });
  }
}

const isRefused = (error: unknown) => error instanceof ServiceProblem && error.kind === 'refused';
