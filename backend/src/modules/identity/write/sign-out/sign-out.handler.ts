import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../../adapters/sessions.ts';

export class SignOut {
  constructor(readonly sessionId: string) {}
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut, void> {
  constructor(private readonly sessions: Sessions) {}

  execute({ sessionId }: SignOut): Promise<void> {
    return this.sessions.close(sessionId);
  }
}
