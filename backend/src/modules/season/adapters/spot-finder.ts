import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PlaceNames } from '../../activities/index.ts';
import type { Spots } from '../spots.aggregate.ts';
import { FindSpotsCommand } from '../write/find-spots.use-case.ts';
import type { Cell } from './ride-cells.ts';
import { spotGrowth } from './spot-growth.ts';

/** Finds spots when they are first read, as the places of sessions, so that no upload waits for it. */
@Injectable()
export class SpotFinder {
  private readonly logger = new Logger(SpotFinder.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly places: PlaceNames,
  ) {}

  /** The person's spots with those that these take-offs add to the known ones. */
  async find(owner: number, cells: readonly Cell[], known: Spots): Promise<Spots> {
    const { found, extended } = spotGrowth(cells, known.areas);
    if (found.length + extended.length === 0) return known;
    try {
      const places = await this.places.of(found.map(([first]) => first!));
      const named = found.map((anchors, index) => ({ anchors, place: places[index] ?? null }));
      return await this.commands.execute(
        new FindSpotsCommand({ actor: owner, correlation: randomUUID() }, named, extended),
      );
    } catch (error) {
      this.logger.warn(`Spots are found at the next reading: ${String(error)}`);
      return known;
    }
  }
}
