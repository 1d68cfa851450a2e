import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { PlaceNames } from '../../../activities/index.ts';
import { spotsStream } from '../../events/spot-events.ts';
import { spots, type Spots } from '../../spots.aggregate.ts';
import { findSpots } from '../../write/find-spots/find-spots.decision.ts';
import type { Cell } from './ride-cells.ts';
import { spotGrowth } from './spot-growth.ts';
import { SpotIds } from './spot-ids.ts';

/** Finds spots when they are first read, as the places of sessions, so that nobody waits for them at an upload. */
@Injectable()
export class SpotFinder {
  private readonly logger = new Logger(SpotFinder.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: SpotIds,
    private readonly places: PlaceNames,
  ) {}

  /** The person's spots with those that these take-offs add to the known ones. */
  async find(owner: number, cells: readonly Cell[], known: Spots): Promise<Spots> {
    const { found, extended } = spotGrowth(cells, known.areas);
    if (found.length + extended.length === 0) return known;
    try {
      const ids = await this.ids.draw(found.length);
      const places = await this.places.of(found.map(([first]) => first!));
      const { state } = await this.runner.run({
        aggregate: spots,
        stream: spotsStream(owner),
        decide: findSpots,
        command: {
          found: found.map((anchors, index) => ({
            spotId: ids[index]!,
            anchors,
            place: places[index] ?? null,
          })),
          extended,
        },
        metadata: { actor: String(owner), correlation: randomUUID(), subject: String(owner) },
      });
      return state;
    } catch (error) {
      this.logger.warn(`Spots are found at the next reading: ${String(error)}`);
      return known;
    }
  }
}
