import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { pause } from '../clock/backoff.ts';
import { CONFIG } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { RequestWithActor } from './actor.ts';
import { networkOf } from './network-of.ts';
import { AdmittedRequest } from './admitted-request.ts';
import { type AdmissionConfig, type Cost, COSTS, laneLimits, perMinute } from './costs.ts';
import { cutSlowReader } from './cut-slow-reader.ts';
import { Lane, type Slot } from './lane.ts';

const MINUTE_SECONDS = 60;
/** A refusal is held for this long: callers who ignore Retry-After would cost as much as answers do. */
const REFUSAL_MS = 1_000;

/**
 * Admission control for expensive requests: a rate limit per caller, one lane with a share for each caller, and a
 * limit on the memory of answers. Counts in memory, because each process protects itself and a refusal must be cheap.
 */
@Injectable()
export class Admission {
  private readonly rates: ReadonlyMap<Cost, RateLimiterMemory>;
  private readonly lanes: Readonly<Record<keyof ReturnType<typeof laneLimits>, Lane>>;

  constructor(@Inject(CONFIG) config: AdmissionConfig) {
    this.rates = new Map(
      COSTS.map((cost) => [
        cost,
        new RateLimiterMemory({ points: perMinute(cost, config), duration: MINUTE_SECONDS }),
      ]),
    );
    const limits = laneLimits(config);
    this.lanes = {
      places: new Lane(limits.places),
      visitors: new Lane(limits.visitors),
      archives: new Lane(limits.archives),
      uploads: new Lane(limits.uploads),
      memory: new Lane(limits.memory),
    };
  }

  /** What runs and how many wait now, by lane; what runs in `memory` are bytes. */
  load() {
    return Object.entries(this.lanes).map(([lane, { load }]) => ({ lane, ...load }));
  }

  /**
   * Runs `work` when the request may proceed. Its place and memory are released when the response closes.
   * @throws DomainError rate_limited or unavailable, with Retry-After
   */
  async run<Result>(
    cost: Cost,
    { actor, ip }: RequestWithActor,
    { raw: response }: FastifyReply,
    work: () => Result | Promise<Result>,
  ): Promise<Result> {
    const caller = actor === undefined ? networkOf(ip) : `account ${actor.id}`;
    const gone = new AbortController();
    const { signal } = gone;
    // The caller may have left while the guards worked; then there is no event any more.
    if (response.destroyed) gone.abort();
    else response.once('close', () => gone.abort());
    const slot = await this.enter(cost, caller, actor === undefined, signal).catch(async (error: unknown) => {
      await pause(REFUSAL_MS, signal);
      throw error;
    });
    const rate = this.rates.get(cost)!;
    const request = new AdmittedRequest(
      this.lanes.memory,
      caller,
      signal,
      (more) => void rate.penalty(caller, more),
    );
    if (signal.aborted) slot.release();
    else {
      signal.addEventListener('abort', () => slot.release());
      cutSlowReader(response, () => slot.hasWaiters() || request.hasWaiters(), signal);
    }
    return request.during(async () => work());
  }

  private async enter(cost: Cost, caller: string, isVisitor: boolean, gone: AbortSignal): Promise<Slot> {
    await spend(this.rates.get(cost)!, caller);
    const slots: Slot[] = [];
    const release = () => slots.forEach((slot) => slot.release());
    try {
      for (const lane of this.lanesOf(cost, isVisitor)) slots.push(await lane.enter(caller, gone));
    } catch (error) {
      release();
      throw error;
    }
    return { release, hasWaiters: () => slots.some((slot) => slot.hasWaiters()) };
  }

  /** In the order of entering. Visitors with many addresses, and long archives, leave places to others. */
  private lanesOf(cost: Cost, isVisitor: boolean): readonly Lane[] {
    const { places, visitors, archives, uploads } = this.lanes;
    if (cost === 'upload') return [uploads];
    if (cost === 'archive') return [archives, places];
    return isVisitor ? [visitors, places] : [places];
  }
}

async function spend(rate: RateLimiterMemory, caller: string): Promise<void> {
  try {
    await rate.consume(caller);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new DomainError('rate_limited', 'Too many requests. Please try again in a minute.', {
      code: 'too_many_requests',
      retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
    });
  }
}
