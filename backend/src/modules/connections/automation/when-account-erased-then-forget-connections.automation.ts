import { Injectable } from '@nestjs/common';
import { SERVICES } from '@rideline/detection-engine';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { accountOf } from '../../identity/index.ts';
import { OAuthStates } from '../adapters/oauth-states.ts';
import { PendingSignIns } from '../adapters/pending-sign-ins.ts';
import { ServiceAccess } from '../adapters/service-access.ts';

/** Revokes and removes the person's tokens, and everything that was begun to get some. */
@Injectable()
export class WhenAccountErasedThenForgetConnections implements Automation {
  readonly name = 'when_account_erased_then_forget_connections';
  readonly reactsTo = ['AccountErased'];

  constructor(
    private readonly access: ServiceAccess,
    private readonly states: OAuthStates,
    private readonly signIns: PendingSignIns,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const owner = accountOf(event.stream);
    await this.states.removeAll(owner);
    await this.signIns.removeAll(owner);
    for (const service of SERVICES) await this.access.disconnect({ service, owner });
  }
}
