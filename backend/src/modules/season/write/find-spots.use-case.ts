import { slice } from '../../../kernel/slices.ts';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import type { CommandContext } from '../../../platform/admission/actor.ts';
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
      context: CommandContext,
      found: readonly Omit<FoundSpot, 'spotId'>[],
      extended: FindSpots['extended'],
    ): Promise<Spots> => {
      const ids = await drawIds(database, 'season.spot_id', found.length);
      const { state } = await runner.run({
        aggregate: spots,
        stream: spotsStream(context.actor),
        decide: findSpots,
        command: { found: found.map((spot, index) => ({ ...spot, spotId: ids[index]! })), extended },
        metadata: ownMetadata(context),
      });
      return state;
    },
);
