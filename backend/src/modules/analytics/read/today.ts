import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { pacificDay } from '../../../kernel/clock/pacific-day.ts';

/** The parameter of questions that depend on the date. */
@Injectable()
export class Today {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** YYYY-MM-DD, in Pacific time. */
  get day(): string {
    return pacificDay(this.clock.now());
  }
}
