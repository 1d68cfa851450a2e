import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import { vesselsStream, type VesselEvent } from '../../vessels/index.ts';

const vesselIds: Aggregate<ReadonlySet<number>, VesselEvent> = {
  initialState: new Set(),
  evolve(ids, event) {
    const next = new Set(ids);
    if (event.type === 'VesselDeleted') next.delete(event.data.vesselId);
    else next.add(event.data.vesselId);
    return next;
  },
};

@Injectable()
export class OwnVessels {
  constructor(private readonly runner: CommandRunner) {}

  /** @throws DomainError not_found for a vessel that isn't this person's */
  async assertOwn(owner: number, vesselId: number): Promise<void> {
    const { state } = await this.runner.load(vesselIds, vesselsStream(owner));
    if (!state.has(vesselId)) throw notFound('Surf vessel not found');
  }
}
