import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SERVICES } from '@rideline/detection-engine';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { Recordings } from '../adapters/recordings.ts';
import type { Analysis } from '../connection.aggregate.ts';
import { AnalyzedActivity } from '../connections.schema.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';
import { ConnectionCommands, type ConnectionContext } from './connection-commands.ts';
import { listedActivity } from './listed-activity.ts';
import { notOffered } from './service-failure.ts';
import { recordAnalysis } from './record-analysis.decision.ts';

interface AnalyzedListedActivity {
  readonly urlHash: string;
  /** The recording was analyzed before; `urlHash` is that session's. */
  readonly duplicate: boolean;
}

/**
 * Makes a session of a listed activity. After a crash between session and event, analyzing again finds the session,
 * because the same recording by the same person is one session.
 */
export const AnalyzeListedActivityCommand = slice(
  [ConnectionCommands, ConnectedServices, Recordings],
  (commands, services, recordings) =>
    async (
      context: ConnectionContext,
      /** The activity's key in addresses. */
      key: string,
      surfType: Analysis['surfType'],
    ): Promise<AnalyzedListedActivity> => {
      const { service, actor: owner, correlation } = context;
      const { state } = await commands.load(context);
      const activity = listedActivity(service, state, key);
      const { sourceId } = activity;
      const earlier = state.analyses.find(
        (analysis) => analysis.sourceId === sourceId && analysis.surfType === surfType,
      );
      if (earlier !== undefined && (await recordings.isLive(earlier.urlHash))) {
        return { urlHash: earlier.urlHash, duplicate: true };
      }
      if (!services.isOffered(service)) throw notOffered(service);
      const file = await commands.callService(context, (connected, tokens) =>
        connected.fetchTrack(tokens, activity),
      );
      const { urlHash, duplicate } = await recordings.take({
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
      await commands.run(context, recordAnalysis, { sourceId, surfType, urlHash });
      return { urlHash, duplicate };
    },
);

const answers = {
  200: AnalyzedActivity,
  problems: [404, 409, 422],
};

export const analyzeListedActivityRoutes = SERVICES.map((service) => {
  const { title, keyParameter } = SERVICE_BY_NAME[service];

  @Expensive('upload')
  @Controller(`analyze/${service}/:${keyParameter}`)
  class AnalyzeListedActivityHttp {
    constructor(private readonly commands: CommandBus) {}

    @Post()
    @Answers({ summary: `Analyze an activity from ${title} as ocean surfing`, ...answers })
    [service](@Context() context: CommandContext, @Param(keyParameter) key: string) {
      return this.analyze(new AnalyzeListedActivityCommand({ service, ...context }, key, 'traveling_waves'));
    }

    @Post('skook')
    @Answers({ summary: `Analyze an activity from ${title} as standing waves`, ...answers })
    [`${service}Skook`](@Context() context: CommandContext, @Param(keyParameter) key: string) {
      return this.analyze(new AnalyzeListedActivityCommand({ service, ...context }, key, 'standing_waves'));
    }

    private async analyze(command: InstanceType<typeof AnalyzeListedActivityCommand>) {
      const { urlHash, duplicate } = await this.commands.execute(command);
      const message = duplicate ? 'This activity was already analyzed' : 'Activity analyzed successfully';
      return { message, activity_url_hash: urlHash };
    }
  }
  return AnalyzeListedActivityHttp;
});
