import { Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { activationKey } from '../activation-key.aggregate.ts';
import { ActivationKey } from '../activation-key.schema.ts';
import { KeyPool } from '../adapters/key-pool.ts';
import { activationKeyStream } from '../events/activation-key-events.ts';
import { assignKey } from './assign-key.decision.ts';

/** Resolves to the key. */
export const AssignKeyCommand = slice(
  [CommandRunner, KeyPool],
  (runner, pool) => async (actor: number, correlation: string) => {
    const key = await pool.take(actor);
    if (key === undefined) throw notFound('No activation keys available. Please try again later.');
    const person = String(actor);
    await runner.run({
      aggregate: activationKey,
      stream: activationKeyStream(actor),
      decide: assignKey,
      command: { userId: actor, key },
      metadata: { actor: person, correlation, subject: person },
    });
    return key;
  },
);

@Controller('users/me/get-activation-key')
export class AssignKeyHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({ summary: 'Get an activation key, the same one each time', 200: ActivationKey, problems: [404] })
  async assign(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    return { key: await this.commands.execute(new AssignKeyCommand(actor.id, request.id)) };
  }
}
