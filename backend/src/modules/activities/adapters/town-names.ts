import { Injectable } from '@nestjs/common';
import type { WorkerPool } from '../../../platform/threads/worker-pool.ts';
import { WorkerThreads } from '../../../platform/threads/worker-threads.ts';
import { PlaceNames } from '../place-names.port.ts';
import type { Position } from './places.worker.ts';

/** The thread that has the towns ends when nothing is left to name. */
@Injectable()
class TownNames extends PlaceNames {
  private readonly naming: WorkerPool<readonly Position[], readonly (string | null)[]>;

  constructor(threads: WorkerThreads) {
    super();
    // A page waits for it.
    const one = { minThreads: 0, maxThreads: 1, niceIncrement: 0 };
    this.naming = threads.pool('places', one);
  }

  async of(positions: readonly { readonly latitude: number; readonly longitude: number }[]) {
    if (positions.length === 0) return [];
    return this.naming.run(positions.map(({ longitude, latitude }) => [longitude, latitude]));
  }
}

export const placeNames = { provide: PlaceNames, useClass: TownNames };
