import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../../../kernel/kernel.ts';
import { type ConnectedService, ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { ConnectedServices } from './connected-services.ts';
import { type ConnectionKey, CredentialStore, type StoredTokens } from './credential-store.ts';

/** Tokens that expire sooner are refreshed first. */
const REFRESH_BEFORE_MS = 15 * 60_000;
/** Longest wait while another process refreshes the same tokens. */
const WAIT_MS = 20_000;

/** The connection has no tokens that this installation can open. */
export class TokensMissing extends ServiceProblem {
  constructor() {
    super('refused', 'There are no tokens for this connection');
  }
}

/**
 * Calls services with valid tokens. Tokens are refreshed once for all calls that need it, in this process and others:
 * a service that replaces the refresh token accepts the earlier one no longer.
 */
@Injectable()
export class ServiceAccess {
  private readonly logger = new Logger(ServiceAccess.name);
  private readonly refreshing = new Map<string, Promise<StoredTokens>>();

  constructor(
    private readonly services: ConnectedServices,
    private readonly store: CredentialStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
  ) {}

  /**
   * Refused tokens are refreshed once; tokens that are refused after that are removed.
   * @throws ServiceProblem
   */
  async call<Result>(
    key: ConnectionKey,
    work: (service: ConnectedService, tokens: ServiceTokens) => Promise<Result>,
  ): Promise<Result> {
    const service = this.services.of(key.service);
    let current = await this.stored(key);
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

  async connect(key: ConnectionKey, tokens: ServiceTokens): Promise<void> {
    await this.store.put(key, tokens);
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
