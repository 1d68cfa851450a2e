import { Inject, Injectable } from '@nestjs/common';
import { PROJECTED_POSITION, type ProjectedPosition } from '../../projections/projected-positions.ts';

/** Read-your-writes: delays the answer to a command until the read models contain its events. */
@Injectable()
export class AfterProjection {
  constructor(@Inject(PROJECTED_POSITION) private readonly projected: ProjectedPosition) {}

  /** Resolves once these projections reached the position; on timeout it logs a warning and resolves too. */
  async reached(position: bigint, projections: readonly string[]): Promise<void> {
    await this.projected.reached(position, projections);
  }
}
