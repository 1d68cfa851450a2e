import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { accountStream, type AccountEvent } from '../../identity/index.ts';
import { vesselsStream, type VesselEvent } from '../../vessels/index.ts';

const hasUsername: Aggregate<boolean, AccountEvent> = {
  initialState: false,
  evolve: (chosen, event) => chosen || event.type === 'UsernameChosen',
};

const vesselIds: Aggregate<ReadonlySet<number>, VesselEvent> = {
  initialState: new Set(),
  evolve(ids, event) {
    const next = new Set(ids);
    if (event.type === 'VesselDeleted') next.delete(event.data.vesselId);
    else next.add(event.data.vesselId);
    return next;
  },
};

/** Facts about an activity's owner from the streams of other modules. */
@Injectable()
export class OwnerRecords {
  constructor(private readonly runner: CommandRunner) {}

  async hasUsername(owner: number): Promise<boolean> {
    const { state } = await this.runner.load(hasUsername, accountStream(owner));
    return state;
  }

  /** @throws DomainError not_found for a vessel that isn't this person's */
  async assertOwnVessel(owner: number, vesselId: number): Promise<void> {
    const { state } = await this.runner.load(vesselIds, vesselsStream(owner));
    if (!state.has(vesselId)) throw notFound('Surf vessel not found');
  }
}
