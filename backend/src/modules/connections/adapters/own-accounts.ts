import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { forbidden } from '../../../platform/errors/domain-error.ts';
import { type AccountEvent, accountStream } from '../../identity/index.ts';

const isDemo: Aggregate<boolean, AccountEvent> = {
  initialState: false,
  evolve: (known, event) => known || event.type === 'DemoAccountOpened',
};

/** Tells accounts of one person from the demo account, whose password is public. */
@Injectable()
export class OwnAccounts {
  constructor(private readonly runner: CommandRunner) {}

  /** @throws DomainError forbidden for the demo account */
  async assertOwn(account: number): Promise<void> {
    const { state } = await this.runner.load(isDemo, accountStream(account));
    if (state) {
      throw forbidden(
        'Everybody can see the demo account, so it cannot be connected. Please create an account of your own.',
      );
    }
  }
}
