import { Controller, Post, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { sliceOf } from '../../../kernel/slices.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { usernameKey, usernameTaken, UsernameClaims } from '../adapters/username-claims.ts';
import { AccountCommands } from './account-commands.ts';
import { chooseUsername, validUsername } from './choose-username.decision.ts';

/**
 * Frees the earlier name only after the event with the new one: a crash at any point leaves every name in use
 * claimed by its owner.
 */
@Injectable()
export class ChooseUsernameHandler {
  constructor(
    private readonly commands: AccountCommands,
    private readonly claims: UsernameClaims,
  ) {}

  async execute(context: CommandContext, username: string): Promise<void> {
    const { actor } = context;
    const name = validUsername(username);
    chooseUsername({ username: name }, (await this.commands.load(actor)).state);
    await this.claims.withLease(name, async (lost) => {
      const holder = await this.claims.holder(name);
      if (holder !== undefined && holder !== actor && (await this.uses(holder, name))) throw usernameTaken();
      await this.claims.put(name, actor);
      lost.throwIfAborted();
      await this.commands.run(context, chooseUsername, { username: name });
    });
    await this.freeOthers(name, actor);
  }

  /** Claims missed here because of a crash are invalid, as the account does not use their names. */
  private async freeOthers(name: string, userId: number): Promise<void> {
    for (const other of await this.claims.others(name, userId)) {
      await this.claims.withLease(other, async () => {
        if (!(await this.uses(userId, other))) await this.claims.remove(other, userId);
      });
    }
  }

  private async uses(userId: number, name: string): Promise<boolean> {
    const { state } = await this.commands.load(userId);
    return (
      state.status === 'open' && state.username !== null && usernameKey(state.username) === usernameKey(name)
    );
  }
}

export const ChooseUsernameCommand = sliceOf(ChooseUsernameHandler);

const Username = Type.Object(
  { username: Type.String({ errorMessage: 'Username cannot be empty' }) },
  { additionalProperties: false },
);

const ChosenUsername = Type.Object({ username: Type.String() }, { additionalProperties: false });

@Controller('users/me/update-username')
export class ChooseUsernameHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'Choose a username', 200: ChosenUsername, problems: [404, 409] })
  async choose(
    @Context() context: CommandContext,
    @JsonBody(Username, { anyText: true }) { username }: Static<typeof Username>,
  ) {
    await this.commands.execute(new ChooseUsernameCommand(context, username));
    return { username: username.trim() };
  }
}
