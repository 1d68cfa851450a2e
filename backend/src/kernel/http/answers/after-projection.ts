import { Inject, Injectable } from '@nestjs/common';
import { PROJECTED_POSITION, type ProjectedPosition } from '../../projections/projected-position.ts';

/** Lets a command's answer wait until the screens behind it can read what was written. */
@Injectable()
export class AfterProjection {
  constructor(@Inject(PROJECTED_POSITION) private readonly projected: ProjectedPosition) {}

  /** Bounded: past the bound the answer goes out all the same, and the delay is logged. */
  async reached(position: bigint, projections: readonly string[]): Promise<void> {
    await this.projected.reached(position, projections);
  }
}
