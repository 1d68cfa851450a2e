import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { activationKey } from '../activation-key.aggregate.ts';
import { ActivationKey } from '../activation-key.schema.ts';
import { KeyPool } from '../adapters/key-pool.ts';
import { activationKeyStream } from '../events/activation-key-events.ts';
import { assignKey } from './assign-key.decision.ts';

/** Resolves to the key. */
export const AssignKeyCommand = slice(
  [CommandRunner, KeyPool],
  (runner, pool) => async (context: CommandContext) => {
    const { actor } = context;
    const key = await pool.take(actor);
    if (key === undefined) throw notFound('No activation keys available. Please try again later.');
    await runner.run({
      aggregate: activationKey,
      stream: activationKeyStream(actor),
      decide: assignKey,
      command: { userId: actor, key },
      metadata: ownMetadata(context),
    });
    return key;
  },
);

@Controller('users/me/get-activation-key')
export class AssignKeyHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'Get an activation key, the same one each time', 200: ActivationKey, problems: [404] })
  async assign(@Context() context: CommandContext) {
    return { key: await this.commands.execute(new AssignKeyCommand(context)) };
  }
}
