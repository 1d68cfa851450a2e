import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { SpotIds } from '../adapters/spot-ids.ts';
import { spotsStream } from '../events/spot-events.ts';
import { spots, type Spots } from '../spots.aggregate.ts';
import { findSpots, type FindSpots, type FoundSpot } from './find-spots.decision.ts';

/** Resolves to the person's spots. */
export class FindSpotsCommand extends Command<Spots> {
  constructor(
    readonly owner: number,
    readonly found: readonly Omit<FoundSpot, 'spotId'>[],
    readonly extended: FindSpots['extended'],
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(FindSpotsCommand)
export class FindSpotsHandler implements ICommandHandler<FindSpotsCommand> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: SpotIds,
  ) {}

  async execute({ owner, found, extended, correlation }: FindSpotsCommand): Promise<Spots> {
    const ids = await this.ids.draw(found.length);
    const { state } = await this.runner.run({
      aggregate: spots,
      stream: spotsStream(owner),
      decide: findSpots,
      command: { found: found.map((spot, index) => ({ ...spot, spotId: ids[index]! })), extended },
      metadata: { actor: String(owner), correlation, subject: String(owner) },
    });
    return state;
  }
}
