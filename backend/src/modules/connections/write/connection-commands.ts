import { Injectable, Logger } from '@nestjs/common';
import { CommandRunner, ownMetadata } from '../../../kernel/decider/command-runner.ts';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { WrongExpectedRevision } from '../../../kernel/event-store/event-store.errors.ts';
import type { CommandContext } from '../../../platform/admission/actor.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { ServiceAccess, TokensMissing } from '../adapters/service-access.ts';
import { type ConnectedService, ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { type Connection, connection, type ConnectionEvent } from '../connection.aggregate.ts';
import { connectionStream, type ServiceName } from '../events/connection-events.ts';
import { recordFailure } from './record-failure.decision.ts';
import { requireConnected, serviceFailure } from './service-failure.ts';

/** Each makes several attempts. */
const MAX_ROUNDS = 10;

export interface ConnectionContext extends CommandContext {
  readonly service: ServiceName;
}

/** Runs decisions about a person's own connections, and calls the services for them. */
@Injectable()
export class ConnectionCommands {
  private readonly logger = new Logger(ConnectionCommands.name);
  private readonly calls;

  constructor(
    private readonly runner: CommandRunner,
    private readonly access: ServiceAccess,
    metrics: Metrics,
  ) {
    const help = 'Syncs and analyses that asked a service: ok, or what went wrong there';
    this.calls = metrics.counter('rideline_service_calls_total', help, ['service', 'outcome']);
  }

  /** Many calls of one person can append at once, such as the analyses of a whole list. */
  async run<Command>(
    context: ConnectionContext,
    decide: Decide<Connection, Command, ConnectionEvent>,
    command: Command,
  ) {
    const toRun = {
      aggregate: connection,
      stream: connectionStream(context.service, context.actor),
      decide,
      command,
      metadata: ownMetadata(context),
    };
    for (let round = 1; ; round++) {
      try {
        return await this.runner.run(toRun);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || round === MAX_ROUNDS) throw error;
      }
    }
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
      const result = await this.access.call({ service, owner }, work);
      this.calls.inc({ service, outcome: 'ok' });
      return result;
    } catch (error) {
      this.calls.inc({ service, outcome: error instanceof ServiceProblem ? error.kind : 'failed' });
      if (!(error instanceof ServiceProblem)) throw error;
      this.logger.warn(`Account ${owner}: ${error.message}`);
      await this.record(context, error);
      throw serviceFailure(service, error);
    }
  }

  private async record(context: ConnectionContext, problem: ServiceProblem): Promise<void> {
    const loss = problem instanceof TokensMissing ? 'tokens_missing' : 'refused';
    const failure = { reason: problem.kind, loss: problem.kind === 'refused' ? loss : null } as const;
    await this.run(context, recordFailure, failure);
  }
}
