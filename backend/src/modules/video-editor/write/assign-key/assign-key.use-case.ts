import { Controller, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { activationKey } from '../../activation-key.aggregate.ts';
import { ActivationKey } from '../../activation-key.schema.ts';
import { KeyPool } from '../../adapters/key-pool.ts';
import { activationKeyStream } from '../../events/activation-key-events.ts';
import { assignKey } from './assign-key.decision.ts';

interface AssignedKey {
  readonly key: string;
  /** The position that read models have to reach. */
  readonly position: bigint;
}

export class AssignKeyCommand extends Command<AssignedKey> {
  constructor(
    readonly actor: number,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(AssignKeyCommand)
export class AssignKeyHandler implements ICommandHandler<AssignKeyCommand> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly pool: KeyPool,
  ) {}

  async execute({ actor, correlation }: AssignKeyCommand): Promise<AssignedKey> {
    const key = await this.pool.take(actor);
    if (key === undefined) throw notFound('No activation keys available. Please try again later.');
    const person = String(actor);
    const { position } = await this.runner.run({
      aggregate: activationKey,
      stream: activationKeyStream(actor),
      decide: assignKey,
      command: { userId: actor, key },
      metadata: { actor: person, correlation, subject: person },
    });
    return { key, position };
  }
}

@Controller('users/me/get-activation-key')
export class AssignKeyHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @Answers({ summary: 'Get an activation key, the same one each time', 200: ActivationKey, problems: [404] })
  async assign(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    const { key, position } = await this.commands.execute(new AssignKeyCommand(actor.id, request.id));
    await this.afterProjection.reached(position, ['activation_keys']);
    return { key };
  }
}
