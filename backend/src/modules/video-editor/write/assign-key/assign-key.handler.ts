import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { KeyPool } from '../../adapters/key-pool.ts';
import { activationKeyStream } from '../../events/activation-key-assigned.ts';
import { activationKey } from '../activation-key.ts';
import { assignKey } from './assign-key.command.ts';

export class AssignKeyCommand {
  constructor(
    readonly actor: number,
    readonly correlation: string,
  ) {}
}

export interface AssignedKey {
  readonly key: string;
  readonly position: bigint;
}

@CommandHandler(AssignKeyCommand)
export class AssignKeyHandler implements ICommandHandler<AssignKeyCommand, AssignedKey> {
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
