import { Injectable } from '@nestjs/common';
import { SERVICES } from '@rideline/detection-engine';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { accountOf } from '../../identity/index.ts';
import { ServiceAccess } from '../adapters/service-access.ts';
import { ConnectedServices } from '../services/connected-services.ts';

/** Revokes and removes the person's tokens, and everything that was begun to get some. */
@Injectable()
export class WhenAccountErasedThenForgetConnections implements Automation {
  readonly name = 'when_account_erased_then_forget_connections';
  readonly reactsTo = ['AccountErased'];

  constructor(
    private readonly access: ServiceAccess,
    private readonly services: ConnectedServices,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const owner = accountOf(event.stream);
    for (const service of SERVICES) {
      await this.services.of(service).forget(owner);
      await this.access.disconnect({ service, owner });
    }
  }
}
