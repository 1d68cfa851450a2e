import { Controller, Param, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { ConnectedServices } from '../../adapters/connected-services.ts';
import { Recordings } from '../../adapters/recordings.ts';
import type { Analysis } from '../../connection.aggregate.ts';
import { AnalyzedActivity } from '../../connections.schema.ts';
import { ConnectionCommands, type ConnectionContext } from '../connection-commands.ts';
import { listedActivity } from '../listed-activity.ts';
import { notOffered } from '../service-failure.ts';
import { recordAnalysis } from './record-analysis.decision.ts';

interface AnalyzedListedActivity {
  readonly urlHash: string;
  /** The recording was analyzed before; `urlHash` is that session's. */
  readonly duplicate: boolean;
}

export class AnalyzeListedActivityCommand extends Command<AnalyzedListedActivity> {
  constructor(
    readonly context: ConnectionContext,
    /** The activity's key in addresses. */
    readonly key: string,
    readonly surfType: Analysis['surfType'],
  ) {
    super();
  }
}

/**
 * Makes a session of a listed activity. After a crash between session and event, analyzing again finds the session,
 * because the same recording by the same person is one session.
 */
@CommandHandler(AnalyzeListedActivityCommand)
export class AnalyzeListedActivityHandler implements ICommandHandler<AnalyzeListedActivityCommand> {
  constructor(
    private readonly commands: ConnectionCommands,
    private readonly services: ConnectedServices,
    private readonly recordings: Recordings,
  ) {}

  async execute({ context, key, surfType }: AnalyzeListedActivityCommand): Promise<AnalyzedListedActivity> {
    const { service, actor: owner, correlation } = context;
    const { state } = await this.commands.load(context);
    const activity = listedActivity(service, state, key);
    const { sourceId } = activity;
    const earlier = state.analyses.find(
      (analysis) => analysis.sourceId === sourceId && analysis.surfType === surfType,
    );
    if (earlier !== undefined && (await this.recordings.isLive(earlier.urlHash))) {
      return { urlHash: earlier.urlHash, duplicate: true };
    }
    if (!this.services.isOffered(service)) throw notOffered(service);
    const file = await this.commands.callService(context, (connected, tokens) =>
      connected.fetchTrack(tokens, activity),
    );
    const { urlHash, duplicate } = await this.recordings.take({
      owner,
      service,
      sourceId,
      surfType,
      file,
      name: activity.name,
      sport: activity.type,
      isTimeHidden: activity.isTimeHidden,
      correlation,
    });
    await this.commands.run(context, recordAnalysis, { sourceId, surfType, urlHash });
    return { urlHash, duplicate };
  }
}

const answers = {
  200: AnalyzedActivity,
  problems: [404, 409, 422],
};

@Controller('analyze')
export class AnalyzeListedActivityHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('upload')
  @Post('strava/:id')
  @Answers({ summary: 'Analyze an activity from Strava as ocean surfing', ...answers })
  strava(@Actor() actor: ActorIdentity, @Param('id') id: string, @Req() request: FastifyRequest) {
    return this.analyze(
      { service: 'strava', actor: actor.id, correlation: request.id },
      id,
      'traveling_waves',
    );
  }

  @Expensive('upload')
  @Post('strava/:id/skook')
  @Answers({ summary: 'Analyze an activity from Strava as standing waves', ...answers })
  stravaSkook(@Actor() actor: ActorIdentity, @Param('id') id: string, @Req() request: FastifyRequest) {
    return this.analyze(
      { service: 'strava', actor: actor.id, correlation: request.id },
      id,
      'standing_waves',
    );
  }

  @Expensive('upload')
  @Post('garmin/:activity_date')
  @Answers({ summary: 'Analyze an activity from Garmin as ocean surfing', ...answers })
  garmin(
    @Actor() actor: ActorIdentity,
    @Param('activity_date') date: string,
    @Req() request: FastifyRequest,
  ) {
    return this.analyze(
      { service: 'garmin', actor: actor.id, correlation: request.id },
      date,
      'traveling_waves',
    );
  }

  @Expensive('upload')
  @Post('garmin/:activity_date/skook')
  @Answers({ summary: 'Analyze an activity from Garmin as standing waves', ...answers })
  garminSkook(
    @Actor() actor: ActorIdentity,
    @Param('activity_date') date: string,
    @Req() request: FastifyRequest,
  ) {
    return this.analyze(
      { service: 'garmin', actor: actor.id, correlation: request.id },
      date,
      'standing_waves',
    );
  }

  private async analyze(context: ConnectionContext, key: string, surfType: Analysis['surfType']) {
    const { urlHash, duplicate } = await this.commands.execute(
      new AnalyzeListedActivityCommand(context, key, surfType),
    );
    const message = duplicate ? 'This activity was already analyzed' : 'Activity analyzed successfully';
    return { message, activity_url_hash: urlHash };
  }
}
