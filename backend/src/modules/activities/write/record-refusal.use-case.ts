import { Inject, Logger, Injectable } from '@nestjs/common';
import { sliceOf } from '../../../kernel/slices.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { EventCodec } from '../../../kernel/event-store/event-codec.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import { intakeStream } from '../events/intake-events.ts';
import { recordRefusal, type Refusal } from './record-refusal.decision.ts';

/** In a process; what is refused beyond it is not recorded, so that a flood of bad files doesn't fill the log. */
export const REFUSALS_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Never throws: the upload was answered with the reason of its refusal. */
@Injectable()
export class RecordRefusalHandler {
  private readonly logger = new Logger(RecordRefusalHandler.name);
  private minute = 0;
  private recorded = 0;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly codec: EventCodec,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(refusal: Refusal): Promise<void> {
    const events = recordRefusal(refusal, null);
    const now = this.clock.now();
    if (events.length === 0 || !this.hasRoom(now)) return;
    try {
      const encoded = await this.codec.encode(events, { actor: 'system', correlation: 'intake' });
      await this.store.append(intakeStream(now.toISOString().slice(0, 10)), 'any', encoded);
    } catch (error) {
      this.logger.warn('Did not record a refused upload', error);
    }
  }

  private hasRoom(now: Date): boolean {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.recorded = 0;
    }
    if (this.recorded === REFUSALS_A_MINUTE) return false;
    this.recorded++;
    return true;
  }
}

/** Has neither the person nor the request. */
export const RecordRefusalCommand = sliceOf(RecordRefusalHandler);
