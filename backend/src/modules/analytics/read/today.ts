import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { pacificDay } from '../../../platform/clock/pacific-day.ts';

/** The parameter of questions that depend on the date. */
@Injectable()
export class Today {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** YYYY-MM-DD, in Pacific time. */
  get day(): string {
    return pacificDay(this.clock.now());
  }
}
