import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { accountStream, type AccountEvent } from '../../identity/index.ts';

const hasUsername: Aggregate<boolean, AccountEvent> = {
  initialState: false,
  evolve: (chosen, event) => chosen || event.type === 'UsernameChosen',
};

@Injectable()
export class Usernames {
  constructor(private readonly runner: CommandRunner) {}

  async isChosen(userId: number): Promise<boolean> {
    const { state } = await this.runner.load(hasUsername, accountStream(userId));
    return state;
  }
}
