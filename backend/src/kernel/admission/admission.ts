import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { RequestWithActor } from '../http/requests/actor.ts';
import { networkOf } from '../http/requests/network-of.ts';
import { type AdmissionConfig, type Cost, COSTS, laneLimits, perMinute } from './costs.ts';
import { cutSlowReader } from './cut-slow-reader.ts';
import { Lane } from './lane.ts';

const MINUTE_SECONDS = 60;

/** Limits of one kind of request. Visitors and members queue separately, so that visitors cannot block members. */
interface Gate {
  readonly rate: RateLimiterMemory;
  readonly visitors: Lane;
  readonly members: Lane;
}

/**
 * Admission control for expensive requests: a rate limit per caller and a concurrency limit per process. Counts in
 * memory, because each process protects itself and a refusal must be cheap.
 */
@Injectable()
export class Admission {
  private readonly gates: ReadonlyMap<Cost, Gate>;

  constructor(@Inject(CONFIG) config: AdmissionConfig) {
    const gate = (cost: Cost): Gate => ({
      rate: new RateLimiterMemory({ points: perMinute(cost, config), duration: MINUTE_SECONDS }),
      visitors: new Lane(laneLimits(cost, config)),
      members: new Lane(laneLimits(cost, config)),
    });
    this.gates = new Map(COSTS.map((cost) => [cost, gate(cost)]));
  }

  /** Requests that run and wait now, by kind and by who asked. */
  load() {
    return [...this.gates].flatMap(([cost, { visitors, members }]) => [
      { cost, callers: 'visitors', ...visitors.load },
      { cost, callers: 'members', ...members.load },
    ]);
  }

  /**
   * Resolves when the request may proceed. Its slot is released when the response closes.
   * @throws DomainError rate_limited or unavailable, with Retry-After
   */
  async admit(cost: Cost, { actor, ip }: RequestWithActor, { raw: response }: FastifyReply): Promise<void> {
    const { rate, visitors, members } = this.gates.get(cost)!;
    const caller = actor === undefined ? networkOf(ip) : `account ${actor.id}`;
    await spend(rate, caller);
    const gone = new AbortController();
    const { signal } = gone;
    response.once('close', () => gone.abort());
    const slot = await (actor === undefined ? visitors : members).enter(caller, signal);
    if (signal.aborted) slot.release();
    else {
      signal.addEventListener('abort', () => slot.release());
      cutSlowReader(response, slot, signal);
    }
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
