import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { usernameKey, usernameTaken, UsernameClaims } from '../../adapters/username-claims.ts';
import { AccountCommands, type AskedByOwner } from '../account-commands.ts';
import { chooseUsername, validUsername } from './choose-username.command.ts';

export class ChooseUsernameCommand {
  constructor(
    readonly asked: AskedByOwner,
    readonly username: string,
  ) {}
}

/**
 * The position the read models have to reach. The earlier name becomes free after the event that replaces it, so
 * that a crash at any point leaves each name that somebody shows with that person.
 */
@CommandHandler(ChooseUsernameCommand)
export class ChooseUsernameCommandHandler implements ICommandHandler<ChooseUsernameCommand, bigint> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly claims: UsernameClaims,
  ) {}

  async execute({ asked, username }: ChooseUsernameCommand): Promise<bigint> {
    const name = validUsername(username);
    chooseUsername({ username: name }, (await this.commands.load(asked.actor)).state);
    const position = await this.claims.whileHolding(name, async (lost) => {
      const holder = await this.claims.holder(name);
      if (holder !== undefined && holder !== asked.actor && (await this.shows(holder, name))) {
        throw usernameTaken();
      }
      await this.claims.put(name, asked.actor);
      lost.throwIfAborted();
      return (await this.commands.run(asked, chooseUsername, { username: name })).position;
    });
    await this.freeOthers(name, asked.actor);
    return position;
  }

  /** Rows that are left here by a crash count for nothing, as the account doesn't show their names. */
  private async freeOthers(name: string, userId: number): Promise<void> {
    for (const other of await this.claims.others(name, userId)) {
      await this.claims.whileHolding(other, async () => {
        if (!(await this.shows(userId, other))) await this.claims.remove(other, userId);
      });
    }
  }

  private async shows(userId: number, name: string): Promise<boolean> {
    const { state } = await this.commands.load(userId);
    return (
      state.status === 'open' && state.username !== null && usernameKey(state.username) === usernameKey(name)
    );
  }
}
