import { Injectable, Logger } from '@nestjs/common';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { WrongExpectedRevision } from '../../../kernel/event-store/event-store.errors.ts';
import { AfterProjection } from '../../../kernel/http/answers/after-projection.ts';
import { ServiceAccess, TokensMissing } from '../adapters/service-access.ts';
import { type ConnectedService, ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { type Connection, connection, type ConnectionEvent } from '../connection.aggregate.ts';
import { connectionStream, type ServiceName } from '../events/connection-events.ts';
import { recordFailure } from './record-failure.decision.ts';
import { requireConnected, serviceFailure } from './service-failure.ts';

/** The connection that a command is about, its person and the id of the request. */
export interface ConnectionContext {
  readonly service: ServiceName;
  readonly actor: number;
  readonly correlation: string;
}

/** Runs decisions about a person's own connections, and calls the services for them. */
@Injectable()
export class ConnectionCommands {
  private readonly logger = new Logger(ConnectionCommands.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly access: ServiceAccess,
    private readonly afterProjection: AfterProjection,
  ) {}

  run<Command>(
    { service, actor, correlation }: ConnectionContext,
    decide: Decide<Connection, Command, ConnectionEvent>,
    command: Command,
  ) {
    const person = String(actor);
    return this.runner.run({
      aggregate: connection,
      stream: connectionStream(service, actor),
      decide,
      command,
      metadata: { actor: person, correlation, subject: person },
    });
  }

  load({ service, actor }: ConnectionContext) {
    return this.runner.load(connection, connectionStream(service, actor));
  }

  /**
   * Calls the service with the person's tokens. Its problems are recorded and become the sentence that people see.
   * @throws DomainError
   */
  async callService<Result>(
    context: ConnectionContext,
    work: (service: ConnectedService, tokens: ServiceTokens) => Promise<Result>,
  ): Promise<Result> {
    const { service, actor: owner } = context;
    requireConnected(service, (await this.load(context)).state);
    try {
      return await this.access.call({ service, owner }, work);
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      this.logger.warn(`Account ${owner}: ${error.message}`);
      await this.record(context, error);
      throw serviceFailure(service, error);
    }
  }

  private async record(context: ConnectionContext, problem: ServiceProblem): Promise<void> {
    const loss = problem instanceof TokensMissing ? 'tokens_missing' : 'refused';
    const failure = { reason: problem.kind, loss: problem.kind === 'refused' ? loss : null } as const;
    try {
      const { position } = await this.run(context, recordFailure, failure);
      await this.afterProjection.reached(position, ['connections']);
    } catch (error) {
      // Many calls at once failed, and the others recorded it.
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
  }
}
