import { slice } from '../../../kernel/slices.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { DATABASE } from '../../../platform/database/database.ts';
import { drawIds } from '../../../platform/database/draw-ids.ts';
import { spotsStream } from '../events/spot-events.ts';
import { spots, type Spots } from '../spots.aggregate.ts';
import { findSpots, type FindSpots, type FoundSpot } from './find-spots.decision.ts';

/** Resolves to the person's spots. */
export const FindSpotsCommand = slice(
  [CommandRunner, DATABASE],
  (runner, database) =>
    async (
      owner: number,
      found: readonly Omit<FoundSpot, 'spotId'>[],
      extended: FindSpots['extended'],
      correlation: string,
    ): Promise<Spots> => {
      const ids = await drawIds(database, 'season.spot_id', found.length);
      const { state } = await runner.run({
        aggregate: spots,
        stream: spotsStream(owner),
        decide: findSpots,
        command: { found: found.map((spot, index) => ({ ...spot, spotId: ids[index]! })), extended },
        metadata: { actor: String(owner), correlation, subject: String(owner) },
      });
      return state;
    },
);
