import { Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { accountOf } from '../../identity/index.ts';
import { vesselsStream } from '../events/vessel-events.ts';
import { vessels } from '../vessels.aggregate.ts';
import { deleteVessel } from '../write/delete-vessel.decision.ts';

/** Appends VesselDeleted for each vessel, so that other read models drop its name. */
@Injectable()
export class WhenAccountErasedThenDeleteVessels implements Automation {
  readonly name = 'when_account_erased_then_delete_vessels';
  readonly reactsTo = ['AccountErased'];

  constructor(private readonly runner: CommandRunner) {}

  async react(event: StoredEvent): Promise<void> {
    const owner = accountOf(event.stream);
    const stream = vesselsStream(owner);
    const { correlation } = event.metadata;
    const { state } = await this.runner.load(vessels, stream);
    for (const { id: vesselId } of state) {
      await this.runner.run({
        aggregate: vessels,
        stream,
        decide: deleteVessel,
        command: { vesselId },
        metadata: { actor: String(owner), correlation, causation: event.id },
      });
    }
  }
}
