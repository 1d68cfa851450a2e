import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../../adapters/sessions.ts';

export class SignOutEverywhere {
  constructor(readonly userId: number) {}
}

@CommandHandler(SignOutEverywhere)
export class SignOutEverywhereHandler implements ICommandHandler<SignOutEverywhere, void> {
  constructor(private readonly sessions: Sessions) {}

  execute({ userId }: SignOutEverywhere): Promise<void> {
    return this.sessions.closeAll(userId);
  }
}
